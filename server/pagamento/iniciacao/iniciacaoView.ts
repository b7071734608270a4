import type { IniciacaoPix, SituacaoIniciacao } from '../../../src/domain/wire/pagamento/iniciacao';
import type { IniciacaoRow } from './iniciacaoRepository';

/** An initiation as its owner sees it; one that the bank did not decide in its time has run out. */
export function toIniciacaoPix(row: IniciacaoRow): IniciacaoPix {
  const situacao = shown(row);
  return {
    id: row.id,
    banco: { id: row.banco_id, nome: row.banco_nome },
    situacao,
    motivo: row.motivo,
    url: situacao === 'aguardando' ? row.url : null,
    expiraEm: (row.expira_em ?? row.criado_em).toISOString(),
  };
}

function shown({ situacao, acabou }: IniciacaoRow): SituacaoIniciacao {
  if (situacao !== 'criando' && situacao !== 'aguardando') return situacao;
  return acabou ? 'expirada' : 'aguardando';
}
