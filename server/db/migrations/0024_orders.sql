CREATE TABLE "order_texts" (
	"version" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_versions" (
	"version" text PRIMARY KEY NOT NULL,
	"texts_version" text NOT NULL,
	"body" text NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"version" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	"ordered_by" text NOT NULL,
	"total_cents" integer NOT NULL,
	CONSTRAINT "orders_language" CHECK ("orders"."language" in ('en', 'fr', 'nl')),
	CONSTRAINT "orders_ordered_by" CHECK ("orders"."ordered_by" in ('guest', 'pay_link')),
	CONSTRAINT "orders_total" CHECK ("orders"."total_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "order_version" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "ordered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "ordered_cents" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "order_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_versions" ADD CONSTRAINT "order_versions_texts_version_order_texts_version_fk" FOREIGN KEY ("texts_version") REFERENCES "public"."order_texts"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_version_order_versions_version_fk" FOREIGN KEY ("version") REFERENCES "public"."order_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_booking" ON "orders" USING btree ("booking_id","ordered_at");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_order" CHECK (num_nulls("bookings"."order_version", "bookings"."ordered_at", "bookings"."ordered_cents") in (0, 3) and ("bookings"."order_changed_at" is null or "bookings"."order_version" is not null));--> statement-breakpoint
CREATE FUNCTION "refuse_order_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'what was ordered is never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER "order_texts_are_final" BEFORE UPDATE OR DELETE ON "order_texts" FOR EACH ROW EXECUTE FUNCTION "refuse_order_change"();
--> statement-breakpoint
CREATE TRIGGER "order_versions_are_final" BEFORE UPDATE OR DELETE ON "order_versions" FOR EACH ROW EXECUTE FUNCTION "refuse_order_change"();
--> statement-breakpoint
CREATE TRIGGER "orders_are_final" BEFORE UPDATE ON "orders" FOR EACH ROW EXECUTE FUNCTION "refuse_order_change"();
