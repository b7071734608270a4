import { sql, type Kysely, type Migration } from 'kysely';

// A replica of the version before 0046 writes a use without the limits of its coupon, while a newer one has migrated
// already. Such a use takes the limits of this moment: the columns stay without nulls, and the checks hold for it too.
const ddl = `
create function cupom_uso_toma_limites() returns trigger language plpgsql as $$
begin
  select limite_usos, limite_pessoa into new.limite_usos, new.limite_pessoa from cupom where codigo = new.codigo;
  return new;
end $$;
create trigger cupom_uso_sem_limites before insert on cupom_uso
  for each row when (new.limite_usos is null or new.limite_pessoa is null) execute function cupom_uso_toma_limites();
`;

/** Uses of coupons that an older replica writes during a deploy. */
export const m0052CouponUses: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
