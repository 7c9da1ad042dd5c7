-- Mails about permits have a list of them, so that several permits are one mail.
UPDATE outbox SET kind = 'permit-update', content = content - 'state' - 'unit' - 'reason' || jsonb_build_object(
  'updates', jsonb_build_array(jsonb_build_object(
    'permitId', '', 'what', 'refused', 'state', content -> 'state', 'unit', content -> 'unit', 'reason', content -> 'reason')))
WHERE kind = 'permit-refused';
