CREATE TABLE "broadcast_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"cancellable" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "broadcast_messages_text_length" CHECK (text <> '' and length(text) <= 500)
);

--> statement-breakpoint
-- Tells every instance that a topic changed; a trigger names the topic.
CREATE FUNCTION "tell_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "broadcast_messages_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "broadcast_messages"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_changed"('messages');
