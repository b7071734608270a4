import type { Database } from '../platform/database/database';
import type { Idempotent } from '../platform/http/idempotency';
import type { Catalogue } from '../viagens/catalogue';

/** What the routes of parcels are made of. */
export interface ParcelServices {
  catalogue: Catalogue;
  database: Database;
  idempotent: Idempotent;
  /** What links in letters begin with. */
  publicUrl: string;
}
