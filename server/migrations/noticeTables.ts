import type { ColumnType } from 'kysely';
import type { CanalPush } from '../../src/domain/avisos';
import type { InstantColumn } from './catalogueTables';

/** Which devices are told of trips, and who does not want e-mails of them. */
export interface NoticeTables {
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
  sandbox_push: {
    id: string;
    canal: CanalPush;
    aparelho: string;
    titulo: string;
    corpo: string;
    link: string;
    enviado_em: ColumnType<InstantColumn, never, never>;
  };
}
