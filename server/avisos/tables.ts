import type { ColumnType } from 'kysely';
import type { CanalPush } from '../../src/domain/avisos';
import type { BigintColumn, InstantColumn } from '../platform/database/columns';

export type TipoLembrete = '24h' | '2h' | 'atraso' | 'cancelada';

declare module '../platform/database/tables' {
  interface Tables {
    aviso_aparelho: {
      id: string;
      /** Who was signed in there. */
      dono: string;
      dispositivo: string;
      canal: CanalPush;
      nome: string;
      /** A browser's subscription, or the system's token: whoever knows it can send there. */
      endereco: string;
      p256dh: string | null;
      auth: string | null;
      criado_em: ColumnType<Date, never, unknown>;
    };
    aviso_preferencia: { dono: string; email: boolean };
    aviso_email: {
      endereco_hash: string;
      token: string;
      recusado_em: ColumnType<Date | null, null, unknown>;
    };
    /** A buyer was told; the key is what keeps it from being told twice. */
    lembrete: {
      pedido_id: string;
      viagem_id: BigintColumn;
      tipo: TipoLembrete;
      criado_em: ColumnType<InstantColumn, never, never>;
    };
  }
}
