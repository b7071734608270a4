import { nomePapel, type SituacaoOperador } from '../../../domain/agencia/caixa/estado';
import { textoPontos } from '../../../domain/agencia/caixa/operador';
import { formatCentavos } from '../../../domain/base/dinheiro';
import type { AcaoAuditoria, EstadoAcesso, RegistroAuditoria } from '../../../domain/wire/agencia/operadores';
import type { StatusBadgeProps } from '../../../ui/StatusBadge/StatusBadge';

export const nomeSituacao: Record<SituacaoOperador, string> = {
  pendente: 'Acesso pendente',
  ativo: 'Ativo',
  bloqueado: 'Bloqueado',
};

export const tomSituacao: Record<SituacaoOperador, NonNullable<StatusBadgeProps['kind']>> = {
  pendente: 'warning',
  ativo: 'success',
  bloqueado: 'danger',
};

/** The identity provider's part that is still missing; nothing where it has followed. */
export const textoAcesso: Record<EstadoAcesso, string | null> = {
  em_dia: null,
  pendente: 'Aguardando o provedor de acesso',
  recusado: 'O provedor de acesso recusou: use “Redefinir acesso”',
};

export const nomeAcao: Record<AcaoAuditoria, string> = {
  criado: 'Acesso criado',
  editado: 'Função e limites alterados',
  bloqueado: 'Bloqueado',
  desbloqueado: 'Desbloqueado',
  acesso_redefinido: 'Acesso redefinido',
  agencia_criada: 'Convidado pela empresa com a agência',
  convite_pedido: 'Convite ou nova senha pedidos pela empresa',
  desconto_venda: 'Desconto dado em uma venda',
};

type Valor = string | number;

const isPapel = (value: Valor): value is keyof typeof nomePapel => value in nomePapel;
const isSituacao = (value: Valor): value is SituacaoOperador => value in nomeSituacao;

const campos: Record<string, { nome: string; texto: (value: Valor) => string }> = {
  papel: { nome: 'função', texto: (value) => (isPapel(value) ? nomePapel[value] : String(value)) },
  situacao: { nome: 'situação', texto: (value) => (isSituacao(value) ? nomeSituacao[value] : String(value)) },
  limiteCaixaCentavos: { nome: 'limite da gaveta', texto: (value) => formatCentavos(Number(value)) },
  limiteDescontoPontos: { nome: 'limite de desconto', texto: (value) => `${textoPontos(Number(value))}%` },
  localizador: { nome: 'pedido', texto: String },
  descontoCentavos: { nome: 'desconto', texto: (value) => formatCentavos(Number(value)) },
  motivo: { nome: 'motivo', texto: String },
  operacao: { nome: 'direito de operação', texto: String },
  comissaoPontos: { nome: 'comissão', texto: (value) => `${textoPontos(Number(value))}%` },
};

/** `função: de Operador para Responsável; comissão: de 2 % para 3 %` */
export function textoMudanca({ antes, depois }: Pick<RegistroAuditoria, 'antes' | 'depois'>): string {
  const before = new Map(Object.entries(antes ?? {}));
  return Object.entries(depois ?? {})
    .flatMap(([key, value]) => {
      const campo = campos[key];
      // Fields without a label are ids, which are not shown.
      if (campo === undefined) return [];
      const { nome, texto } = campo;
      const old = before.get(key);
      return old === undefined ? `${nome}: ${texto(value)}` : `${nome}: de ${texto(old)} para ${texto(value)}`;
    })
    .join('; ');
}
