CREATE TABLE "operator_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"mail_on_booking" boolean DEFAULT true NOT NULL,
	"mail_on_card_payment" boolean DEFAULT true NOT NULL,
	"mail_on_cancellation" boolean DEFAULT true NOT NULL,
	"morning_digest" boolean DEFAULT true NOT NULL,
	"digested_on" date,
	CONSTRAINT "operator_settings_one_row" CHECK ("operator_settings"."id" = 1)
);
