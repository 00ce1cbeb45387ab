-- What drizzle-kit does not know. It ends every migration (npm run migration), so each statement may run again.
CREATE OR REPLACE FUNCTION "refuse_document_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a document that was issued is never changed or deleted';
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "documents_are_final" BEFORE UPDATE OR DELETE ON "documents" FOR EACH ROW EXECUTE FUNCTION "refuse_document_change"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_order_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'what was ordered is never changed';
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "order_texts_are_final" BEFORE UPDATE OR DELETE ON "order_texts" FOR EACH ROW EXECUTE FUNCTION "refuse_order_change"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "order_versions_are_final" BEFORE UPDATE OR DELETE ON "order_versions" FOR EACH ROW EXECUTE FUNCTION "refuse_order_change"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "orders_are_final" BEFORE UPDATE ON "orders" FOR EACH ROW EXECUTE FUNCTION "refuse_order_change"();
