import type { ColumnType, Generated } from 'kysely';
import type { CanalPush } from '../../src/domain/avisos/avisos';
import type { Language } from '../../src/words/language';
import type { BigintColumn, CreatedColumn, DiaColumn, InstantColumn } from '../platform/database/columns';

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
    /** A wait for a seat of a sold-out departure; its key makes it one for each conta, departure and section. */
    lista_espera: {
      id: string;
      dono: string;
      /** The language of the notice. */
      idioma: Generated<Language>;
      /** 1 to 10 while it is open: the unique key enforces the limit. Null once it was told. */
      vaga: number | null;
      viagem_id: BigintColumn;
      data: DiaColumn;
      origem_id: number;
      destino_id: number;
      criada_em: CreatedColumn;
      avisada_em: ColumnType<Date | null, never, unknown>;
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
