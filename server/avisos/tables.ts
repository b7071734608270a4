import type { ColumnType } from 'kysely';
import type { CanalPush } from '../../src/domain/avisos/avisos';
import type { BigintColumn, CreatedColumn, InstantColumn } from '../platform/database/columns';

export type TipoLembrete = '24h' | '2h' | 'atraso' | 'cancelada';

declare module '../platform/database/tables' {
  interface Tables {
    aviso_aparelho: {
      id: string;
      /** The person who was signed in on the device. */
      dono: string;
      dispositivo: string;
      canal: CanalPush;
      nome: string;
      /** A browser's subscription, or the system's token: a secret that allows sending to the device. */
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
    /** Mark of an event that a passenger was told on their phone; the key prevents a second one. */
    aviso_passageiro: { pedido_id: string; n: number; evento: string; criado_em: CreatedColumn };
    /** A phone number, kept as a hash, and whether it takes notices. */
    aviso_numero: {
      numero_hash: string;
      token: string;
      recusado_em: ColumnType<Date | null, unknown, unknown>;
      recusado_por: 'mensagem' | 'link' | null;
      /** WhatsApp said that it does not know the number. */
      sem_whatsapp_em: ColumnType<Date | null, unknown, unknown>;
    };
    /** Mark of a sent reminder; the key prevents a second one. */
    lembrete: {
      pedido_id: string;
      viagem_id: BigintColumn;
      tipo: TipoLembrete;
      criado_em: ColumnType<InstantColumn, never, never>;
    };
  }
}
