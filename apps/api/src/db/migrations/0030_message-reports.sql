CREATE TABLE "message_reports" (
	"flag_id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"sender_id" uuid,
	"is_request" boolean NOT NULL,
	"copied" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_flag_id_content_flags_id_fk" FOREIGN KEY ("flag_id") REFERENCES "public"."content_flags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_reports_message" ON "message_reports" USING btree ("message_id","at");--> statement-breakpoint
CREATE INDEX "message_reports_sender" ON "message_reports" USING btree ("sender_id","at");