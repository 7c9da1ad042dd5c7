-- What the forms of states ask beside the columns of a unit or an order, by the vocabulary of data/filing.
ALTER TABLE units ADD COLUMN filing jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(filing) = 'object');
COMMENT ON COLUMN units.filing IS 'What the carrier gave for the forms of states about this truck, trailer and load.';
ALTER TABLE orders ADD COLUMN filing jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(filing) = 'object');
COMMENT ON COLUMN orders.filing IS 'What the carrier gave for the forms of states about the company, the trip and papers.';
-- The fields of the forms that a question asks for, each with its unit: the answer fills them.
ALTER TABLE order_messages ADD COLUMN asks jsonb NOT NULL DEFAULT '[]'
  CHECK (jsonb_typeof(asks) = 'array' AND (is_question OR asks = '[]'));
COMMENT ON COLUMN order_messages.asks IS 'The fields of state forms that the question asks for.';
