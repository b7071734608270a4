import { MAXIMO_POLTRONAS } from '../../base/constantes';
import { formatDia, parseDataBr } from '../../base/data';
import { toLinha } from '../../base/linha';
import { toCelularE164 } from '../../base/pessoa/celular';
import { normalizeNome } from '../../base/pessoa/nome';
import type { Grupo, NovoGrupo } from '../../wire/empresa/grupos';
import { t } from '../../../words/t';

/** The smallest group: one person more than an order takes. */
export const GRUPO_MINIMO = MAXIMO_POLTRONAS + 1;
export const GRUPO_MAXIMO = 500;
/** Longest name of a place of a group. */
export const LUGAR_MAXIMO = 80;
export const MENSAGEM_DO_GRUPO_MAXIMA = 2000;

/** The form of a group as filled in; days are `DD/MM/AAAA`. */
export interface DadosGrupo {
  origem: string;
  destino: string;
  dataIda: string;
  dataVolta: string;
  pessoas: string;
  nome: string;
  email: string;
  celular: string;
  mensagem: string;
}

export const grupoVazio: DadosGrupo = {
  origem: '',
  destino: '',
  dataIda: '',
  dataVolta: '',
  pessoas: '',
  nome: '',
  email: '',
  celular: '',
  mensagem: '',
};

/** Body of `POST /Grupos`. */
export function toNovoGrupo(dados: DadosGrupo): NovoGrupo {
  const dataVolta = parseDataBr(dados.dataVolta);
  const mensagem = dados.mensagem.trim();
  return {
    origem: toLinha(dados.origem),
    destino: toLinha(dados.destino),
    dataIda: parseDataBr(dados.dataIda) ?? '',
    ...(dataVolta !== null && { dataVolta }),
    pessoas: Number(dados.pessoas),
    nome: normalizeNome(dados.nome),
    email: dados.email.trim(),
    celular: toCelularE164(dados.celular),
    ...(mensagem !== '' && { mensagem }),
  };
}

/** `Campinas → Aparecida` */
export const rotaDoGrupo = ({ origem, destino }: Grupo): string => `${origem} → ${destino}`;

/** `40 people, 10/12/2026, back on 12/12/2026`: to those who travel, in their language. */
export const sayGrupo = ({ pessoas, dataIda, dataVolta }: Grupo): string =>
  dataVolta
    ? t('{n} pessoas, {ida} e volta {volta}', { n: pessoas, ida: formatDia(dataIda), volta: formatDia(dataVolta) })
    : t('{n} pessoas, {ida}', { n: pessoas, ida: formatDia(dataIda) });
