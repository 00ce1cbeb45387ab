-- What version 0.3.0 left behind: where the payer of a card page that failed wanted the receipt. One that is still being opened the
-- sweep closes.
UPDATE "checkout_sessions" SET "payer_email" = NULL WHERE "state" = 'failed';--> statement-breakpoint
-- And whom guests had named to come instead, in the mails of hand-overs that are over; those of one under way go when it ends.
DELETE FROM "mails"
WHERE "template" = 'hand-over-offer' AND "state" IN ('queued', 'failed')
  AND NOT EXISTS (SELECT 1 FROM "hand_overs" WHERE "hand_overs"."booking_id" = "mails"."booking_id" AND "hand_overs"."ended_at" IS NULL);--> statement-breakpoint
UPDATE "mails" SET "recipient" = 'removed', "reply_to" = NULL, "subject" = 'removed', "text" = '', "html" = '', "last_error" = NULL
WHERE ("template" = 'hand-over-offer' OR ("template" = 'operator-hand-over' AND "state" <> 'queued' AND ("occasion" IS NULL OR "occasion" LIKE '%:asked')))
  AND NOT EXISTS (SELECT 1 FROM "hand_overs" WHERE "hand_overs"."booking_id" = "mails"."booking_id" AND "hand_overs"."ended_at" IS NULL);
