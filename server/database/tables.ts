import type { AccountTables } from '../migrations/accountTables';
import type { AfterSaleTables } from '../migrations/afterSaleTables';
import type { CatalogueTables } from '../migrations/catalogueTables';
import type { InventoryTables } from '../migrations/inventoryTables';
import type { OrderTables } from '../migrations/orderTables';
import type { RefundTables } from '../migrations/refundTables';
import type { SandboxTables } from '../migrations/sandboxTables';
import type { TicketTables } from '../migrations/ticketTables';

/** Every table, one file a subject beside its migration; add yours to the list. */
export interface Tables
  extends
    CatalogueTables,
    InventoryTables,
    AccountTables,
    OrderTables,
    RefundTables,
    AfterSaleTables,
    SandboxTables,
    TicketTables {}
