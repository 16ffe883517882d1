-- Whose gear changes is counted in turn: between what two writes of one person see of each other, one could count what the
-- other takes away. These triggers come before `equipment_total_…`, as triggers run in the order of their names.
CREATE FUNCTION "hold_equipment_lists"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM FROM "equipment_lists" WHERE "owner_id" IN (SELECT "owner_id" FROM "gone") ORDER BY "owner_id" FOR NO KEY UPDATE;
  ELSE
    PERFORM FROM "equipment_lists" WHERE "owner_id" IN (SELECT "owner_id" FROM "come") ORDER BY "owner_id" FOR NO KEY UPDATE;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "equipment_held_new" AFTER INSERT ON "equipment"
  REFERENCING NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "hold_equipment_lists"();
--> statement-breakpoint
CREATE TRIGGER "equipment_held_changed" AFTER UPDATE ON "equipment"
  REFERENCING NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "hold_equipment_lists"();
--> statement-breakpoint
CREATE TRIGGER "equipment_held_gone" AFTER DELETE ON "equipment"
  REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "hold_equipment_lists"();
