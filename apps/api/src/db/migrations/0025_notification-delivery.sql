DROP INDEX "notifications_of_user";--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "session_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "group_name" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "on_page" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
-- Who hides is hidden at once, and not when an instance next writes that they are online.
CREATE FUNCTION "hide_presence"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE presence SET visible_to = presence_audience(NEW.privacy) WHERE user_id = NEW.user_id;
  PERFORM pg_notify('changes', 'presence:' || NEW.user_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Who may see that somebody is online, as `maySeePresence` of packages/rules/src/privacy.ts has it.
CREATE FUNCTION "presence_audience"(privacy jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN (privacy ->> 'junior')::boolean THEN 'nobody' ELSE coalesce(privacy ->> 'presence', 'members') END
$$;
--> statement-breakpoint
CREATE TRIGGER "profiles_hide_presence" AFTER INSERT OR UPDATE OF "privacy" ON "profiles"
  FOR EACH ROW EXECUTE FUNCTION "hide_presence"();
--> statement-breakpoint
-- Tells of two people at once, by topic and columns: whoever is buddies no more, or blocked, sees another presence.
CREATE FUNCTION "tell_changed_two"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  pair jsonb := to_jsonb(CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END);
BEGIN
  PERFORM pg_notify('changes', TG_ARGV[0] || ':' || (pair ->> TG_ARGV[1]) || ',' || (pair ->> TG_ARGV[2]));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "blocks_tell_presence" AFTER INSERT OR DELETE ON "blocks"
  FOR EACH ROW EXECUTE FUNCTION "tell_changed_two"('presence', 'blocker_id', 'blocked_id');
--> statement-breakpoint
CREATE TRIGGER "buddies_tell_presence" AFTER INSERT OR UPDATE OF "accepted_at" OR DELETE ON "buddies"
  FOR EACH ROW EXECUTE FUNCTION "tell_changed_two"('presence', 'low_id', 'high_id');
