-- The job that marks older permits looks every hour; all but those of before 0021 are marked.
CREATE INDEX permits_unmarked ON permits (id) WHERE is_superload IS NULL;
