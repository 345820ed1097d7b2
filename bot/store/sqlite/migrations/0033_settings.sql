-- What a proposal of other settings would change is said by one parameter, not by four.

UPDATE proposals
SET params = json_set(params, '$.words.agreed', json_extract(params, '$.words.pace'))
WHERE kind = 'terms' AND json_type(params, '$.words.pace') IS NOT NULL;
