CREATE TABLE "conversation_messages" (
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"body" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"client_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"search" "tsvector" NOT NULL,
	CONSTRAINT "conversation_messages_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq"),
	CONSTRAINT "conversation_messages_id" UNIQUE("id"),
	CONSTRAINT "conversation_messages_client_key" UNIQUE("sender_id","client_key"),
	CONSTRAINT "conversation_messages_body_length" CHECK (length(body) <= 4000),
	CONSTRAINT "conversation_messages_numbered" CHECK (seq >= n and n > 0),
	CONSTRAINT "conversation_messages_deleted_empty" CHECK (deleted_at is null or (body = '' and attachments = '[]'))
);
--> statement-breakpoint
CREATE TABLE "conversation_people" (
	"user_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"box" text NOT NULL,
	"is_muted" boolean DEFAULT false NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"heard" integer DEFAULT 0 NOT NULL,
	"read" integer DEFAULT 0 NOT NULL,
	"read_seq" integer DEFAULT 0 NOT NULL,
	"hidden_to_seq" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_people_user_id_conversation_id_pk" PRIMARY KEY("user_id","conversation_id"),
	CONSTRAINT "conversation_people_box_known" CHECK (box in ('inbox', 'requests', 'sent', 'archived', 'hidden')),
	CONSTRAINT "conversation_people_read_of_heard" CHECK ("read" between 0 and heard)
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"low_id" uuid NOT NULL,
	"high_id" uuid NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_seq" integer DEFAULT 0 NOT NULL,
	"accepted_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"changes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "conversations_pair" UNIQUE("low_id","high_id"),
	CONSTRAINT "conversations_ordered" CHECK (low_id < high_id),
	CONSTRAINT "conversations_asked_by_one" CHECK (asked_by in (low_id, high_id))
);
--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_people" ADD CONSTRAINT "conversation_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_people" ADD CONSTRAINT "conversation_people_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_low_id_users_id_fk" FOREIGN KEY ("low_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_high_id_users_id_fk" FOREIGN KEY ("high_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_messages_search" ON "conversation_messages" USING gin ("search");--> statement-breakpoint
CREATE INDEX "conversation_people_conversation" ON "conversation_people" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_people_box" ON "conversation_people" USING btree ("user_id","box","last_at","conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_people_unread" ON "conversation_people" USING btree ("user_id") WHERE box = 'inbox' and heard > "read";--> statement-breakpoint
CREATE INDEX "conversations_high" ON "conversations" USING btree ("high_id");--> statement-breakpoint
CREATE INDEX "conversations_asked_by" ON "conversations" USING btree ("asked_by","asked_at");--> statement-breakpoint
-- Those whose list of conversations is another now, and conversations in which something happened that both may know:
-- a decline is neither.
CREATE TRIGGER "conversation_people_tell" AFTER INSERT OR DELETE ON "conversation_people"
  FOR EACH ROW EXECUTE FUNCTION "tell_changed_person"('person-messages', 'user_id');
--> statement-breakpoint
-- Who declined hears nothing of what is written on.
CREATE TRIGGER "conversation_people_tell_changed" AFTER UPDATE ON "conversation_people"
  FOR EACH ROW WHEN (OLD."box" <> 'hidden' OR NEW."box" <> 'hidden')
  EXECUTE FUNCTION "tell_changed_person"('person-messages', 'user_id');
--> statement-breakpoint
CREATE TRIGGER "conversations_tell" AFTER UPDATE ON "conversations"
  FOR EACH ROW WHEN ((OLD."last_seq", OLD."accepted_at", OLD."changes") IS DISTINCT FROM (NEW."last_seq", NEW."accepted_at", NEW."changes"))
  EXECUTE FUNCTION "tell_changed_person"('conversations', 'id');
--> statement-breakpoint
CREATE TRIGGER "conversations_tell_gone" AFTER DELETE ON "conversations"
  FOR EACH ROW EXECUTE FUNCTION "tell_changed_person"('conversations', 'id');
--> statement-breakpoint
-- A block moves a conversation to the archive of who blocked, and back: they alone hear of it.
CREATE TRIGGER "blocks_tell_messages" AFTER INSERT OR DELETE ON "blocks"
  FOR EACH ROW EXECUTE FUNCTION "tell_changed_person"('person-messages', 'blocker_id');
