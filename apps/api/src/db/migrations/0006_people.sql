-- Counting must cost next to nothing, and a crash may forget the counts.
CREATE UNLOGGED TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"device_hash" "bytea" NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "local_accounts" (
	"subject" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "local_accounts_email_unique" UNIQUE("email"),
	CONSTRAINT "local_accounts_email_length" CHECK (length(email) <= 254)
);
--> statement-breakpoint
CREATE TABLE "mailed_codes" (
	"id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"address" text NOT NULL,
	"subject" uuid,
	"code_hash" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailed_codes_purpose_address_pk" PRIMARY KEY("purpose","address"),
	CONSTRAINT "mailed_codes_purpose_known" CHECK (purpose in ('verify', 'reset', 'change-email')),
	CONSTRAINT "mailed_codes_tries" CHECK (tries between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"link" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_type_known" CHECK (type in ('info', 'success', 'warning', 'error')),
	CONSTRAINT "notifications_message_length" CHECK (message <> '' and length(message) <= 500),
	CONSTRAINT "notifications_link_is_path" CHECK (link ~ '^/[^/]' and length(link) <= 500)
);
--> statement-breakpoint
CREATE TABLE "pending_signups" (
	"provider" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_signups_provider_email_pk" PRIMARY KEY("provider","email")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"access_hash" "bytea" NOT NULL,
	"access_until" timestamp with time zone NOT NULL,
	"refresh_hash" "bytea" NOT NULL,
	"previous_access_hash" "bytea",
	"previous_refresh_hash" "bytea",
	"successor" "bytea",
	"rotated_at" timestamp with time zone NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_proofs" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"first_name" text,
	"last_name" text,
	"full_name" text,
	"handle" text,
	"country" text,
	"bio" text,
	"avatar_url" text,
	"groups" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_provider_subject" UNIQUE("provider","subject"),
	CONSTRAINT "users_groups_known" CHECK (groups <@ array['editor', 'moderator', 'admin']::text[]),
	CONSTRAINT "users_country_known" CHECK (country in ('Australia', 'Bahamas', 'Belize', 'Brazil', 'Canada', 'Costa Rica', 'Croatia', 'Ecuador', 'Egypt', 'Fiji', 'France', 'Germany', 'Greece', 'Indonesia', 'Italy', 'Japan', 'Malaysia', 'Maldives', 'Mexico', 'Philippines', 'South Africa', 'Spain', 'Thailand', 'United Kingdom', 'United States')),
	CONSTRAINT "users_handle_shape" CHECK (handle ~ '^[A-Za-z0-9_]{3,20}$'),
	CONSTRAINT "users_full_name_length" CHECK (length(full_name) <= 120),
	CONSTRAINT "users_bio_length" CHECK (length(bio) <= 1000)
);
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_limits_expires_at" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_mails_to" ON "outbox_mails" USING btree ("to");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "notifications_of_user" ON "notifications" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "spent_proofs_expiry" ON "spent_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_handle" ON "users" USING btree (lower("handle"));--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email");
--> statement-breakpoint
-- Tells every instance of which person something changed; a trigger names the topic and the column of the person.
CREATE FUNCTION "tell_changed_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', TG_ARGV[0] || ':' || (to_jsonb(CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END) ->> TG_ARGV[1]));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sessions_tell" AFTER DELETE ON "sessions"
  FOR EACH ROW EXECUTE FUNCTION "tell_changed_person"('sessions', 'user_id');
--> statement-breakpoint
CREATE TRIGGER "users_tell" AFTER UPDATE OF "groups", "handle", "deleted_at" OR DELETE ON "users"
  FOR EACH ROW EXECUTE FUNCTION "tell_changed_person"('sessions', 'id');
--> statement-breakpoint
CREATE TRIGGER "notifications_tell" AFTER INSERT OR UPDATE OR DELETE ON "notifications"
  FOR EACH ROW EXECUTE FUNCTION "tell_changed_person"('notifications', 'user_id');
