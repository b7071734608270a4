import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';

const SHOWN = 40;

export interface ChargeShown {
  txid: string;
  valorCentavos: number;
  descricao: string;
  devedor: string;
  pixCopiaECola: string;
  criacao: Date;
  situacao: 'aberta' | 'paga' | 'devolvida' | 'vencida' | 'removida';
}

/** The bank's latest charges, those that can be paid first. */
export async function listCharges({ db }: Database): Promise<ChargeShown[]> {
  const rows = await db
    .selectFrom('sandbox_pix_cob as cob')
    .selectAll('cob')
    .select(sql<boolean>`cob.criacao + make_interval(secs => cob.expiracao) <= now()`.as('vencida'))
    .select(sql<boolean>`exists (select 1 from sandbox_pix_pagamento p where p.txid = cob.txid)`.as('paga'))
    .select(
      sql<boolean>`exists (select 1 from sandbox_pix_pagamento p join sandbox_pix_devolucao d on d.e2eid = p.e2eid
        where p.txid = cob.txid)`.as('devolvida'),
    )
    .orderBy('cob.criacao', 'desc')
    .limit(SHOWN)
    .execute();
  const charges = rows.map((row) => ({
    txid: row.txid,
    valorCentavos: row.valor_centavos,
    descricao: row.solicitacao_pagador ?? '',
    devedor: nameOf(row.devedor),
    pixCopiaECola: row.pix_copia_e_cola,
    criacao: row.criacao,
    situacao: situacaoOf(row),
  }));
  return [
    ...charges.filter(({ situacao }) => situacao === 'aberta'),
    ...charges.filter(({ situacao }) => situacao !== 'aberta'),
  ];
}

function situacaoOf({
  status,
  vencida,
  paga,
  devolvida,
}: {
  status: string;
  vencida: boolean;
  paga: boolean;
  devolvida: boolean;
}): ChargeShown['situacao'] {
  if (devolvida) return 'devolvida';
  if (paga) return 'paga';
  if (status !== 'ATIVA') return 'removida';
  return vencida ? 'vencida' : 'aberta';
}

const nameOf = (devedor: unknown): string =>
  typeof devedor === 'object' && devedor !== null && 'nome' in devedor ? String(devedor.nome) : '';

export interface EmailShown {
  para: string;
  assunto: string;
  corpo: string;
  codigo: string | null;
  /** The address of one-click unsubscription from e-mails of this kind. */
  cancelamento: string | null;
  enviadoEm: Date;
}

/** The mailbox, latest first. */
export async function listEmails({ db }: Database): Promise<EmailShown[]> {
  const rows = await db.selectFrom('sandbox_email').selectAll().orderBy('enviado_em', 'desc').limit(SHOWN).execute();
  return rows.map(({ enviado_em, para, assunto, corpo, codigo, cancelamento }) => ({
    para,
    assunto,
    corpo,
    codigo,
    cancelamento,
    enviadoEm: enviado_em,
  }));
}

export interface AlertaShown {
  invariante: string;
  /** The order, or what else it is about. */
  assunto: string;
  detalhe: string;
  criadoEm: Date;
}

/** The alerts that a person has to look at, latest first. */
export async function listAlertas({ db }: Database): Promise<AlertaShown[]> {
  const rows = await db
    .selectFrom('alerta')
    .selectAll()
    .where('resolvido_em', 'is', null)
    .orderBy('criado_em', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ invariante, assunto, detalhe, criado_em }) => ({
    invariante,
    assunto,
    detalhe,
    criadoEm: criado_em,
  }));
}
