import type { Database } from '../platform/database/database';
import type { Idempotent } from '../platform/http/idempotency/idempotency';
import type { Catalogue } from '../viagens/catalogue';

/** Services of the routes of parcels. */
export interface EncomendaServices {
  catalogue: Catalogue;
  database: Database;
  idempotent: Idempotent;
  /** Origin of the links in e-mails. */
  publicUrl: string;
}
