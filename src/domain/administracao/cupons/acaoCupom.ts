import type { CupomEditado, NovaSituacaoCupom, NovoCupom } from '../../wire/administracao/cupons';

/** One deed of the staff on a coupon. */
export type AcaoCupom =
  | { tipo: 'criar'; cupom: NovoCupom }
  | { tipo: 'mudar'; codigo: string; cupom: CupomEditado }
  | { tipo: 'pausar' | 'retomar' | 'encerrar'; codigo: string; versao: number };

const situacoes = {
  pausar: 'pausado',
  retomar: 'ativo',
  encerrar: 'encerrado',
} as const satisfies Record<string, NovaSituacaoCupom['situacao']>;

/** The request of a deed. A change names the version that was seen, so it is repeatable by itself. */
export function chamadaDoCupom(acao: AcaoCupom): { method: 'POST' | 'PUT'; path: string; body: object } {
  const path = '/Administracao/Cupons';
  if (acao.tipo === 'criar') return { method: 'POST', path, body: acao.cupom };
  const one = `${path}/${encodeURIComponent(acao.codigo)}`;
  if (acao.tipo === 'mudar') return { method: 'PUT', path: one, body: acao.cupom };
  const { versao } = acao;
  return { method: 'PUT', path: `${one}/Situacao`, body: { versao, situacao: situacoes[acao.tipo] } };
}

/** Words of a deed that was done. */
export const feitoDoCupom: Record<AcaoCupom['tipo'], string> = {
  criar: 'Cupom criado.',
  mudar: 'Cupom salvo. Vale para os próximos pedidos.',
  pausar: 'Cupom pausado.',
  retomar: 'Cupom retomado.',
  encerrar: 'Cupom encerrado.',
};
