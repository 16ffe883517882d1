ALTER TABLE "site_divers" DROP CONSTRAINT "site_divers_site_id_sites_id_fk";
--> statement-breakpoint
ALTER TABLE "buddies" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_divers" ADD CONSTRAINT "site_divers_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A pair changed: both are told, but for a decline, of which who asked must not learn.
CREATE FUNCTION "tell_pair"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  pair record := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  is_told boolean := true;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    is_told := (NEW."asked_at", NEW."accepted_at", NEW."withdrawn_at")
      IS DISTINCT FROM (OLD."asked_at", OLD."accepted_at", OLD."withdrawn_at");
  END IF;
  PERFORM pg_notify('changes', 'relations:' || "id") FROM unnest(ARRAY[pair."low_id", pair."high_id"]) AS "id"
    WHERE is_told OR "id" <> pair."asked_by";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "buddies_tell" AFTER INSERT OR UPDATE OR DELETE ON "buddies"
  FOR EACH ROW EXECUTE FUNCTION "tell_pair"();
--> statement-breakpoint
-- Only who blocks or mutes is told, on the other pages that they have open.
CREATE TRIGGER "blocks_tell" AFTER INSERT OR DELETE ON "blocks"
  FOR EACH ROW EXECUTE FUNCTION "tell_changed_person"('relations', 'blocker_id');
--> statement-breakpoint
CREATE TRIGGER "mutes_tell" AFTER INSERT OR DELETE ON "mutes"
  FOR EACH ROW EXECUTE FUNCTION "tell_changed_person"('relations', 'muter_id');
--> statement-breakpoint
-- What a session knows of its person includes whether moderators silenced or suspended them.
CREATE TRIGGER "standings_tell" AFTER INSERT OR UPDATE OR DELETE ON "standings"
  FOR EACH ROW EXECUTE FUNCTION "tell_changed_person"('sessions', 'user_id');
--> statement-breakpoint
CREATE TRIGGER "standings_tell_relations" AFTER INSERT OR UPDATE OR DELETE ON "standings"
  FOR EACH ROW EXECUTE FUNCTION "tell_changed_person"('relations', 'user_id');
