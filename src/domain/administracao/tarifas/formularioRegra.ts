import { formatDia, parseDataBr } from '../../base/data';
import { toLinha } from '../../base/linha';
import { lugarVazio, type LugarDigitado } from '../../lugares/lugarDigitado';
import { rotuloLocalidade } from '../../viagens/camposBusca';
import type { Classe } from '../../viagens/classe';
import { falhasDaRegra } from '../../viagens/tarifas/falhasDaRegra';
import { TODOS_OS_DIAS, type EtapaTarifa, type MedidaTarifa } from '../../viagens/tarifas/regraTarifa';
import type { NovaRegraTarifa, RegraTarifaCadastrada } from '../../wire/administracao/tarifas';
import type { Localidade } from '../../wire/lugares/localidades';
import { parsePeriodos, parseValor, textoPeriodos, textoValor } from './valorDigitado';

/** Fields of the weekdays, Sunday first. */
export const camposDia = ['dia0', 'dia1', 'dia2', 'dia3', 'dia4', 'dia5', 'dia6'] as const;
type CampoDia = (typeof camposDia)[number];

/** The form of a rule as it is typed; an empty text admits everything. */
export interface DadosRegra extends Record<CampoDia, boolean> {
  nome: string;
  etapa: EtapaTarifa;
  medida: MedidaTarifa;
  valor: string;
  vigenteDe: string;
  vigenteAte: string;
  linha: string;
  origem: LugarDigitado;
  destino: LugarDigitado;
  classe: Classe | '';
  periodos: string;
  antecedenciaMin: string;
  antecedenciaMax: string;
  ocupacaoMin: string;
  ocupacaoMax: string;
  cota: string;
  observacao: string;
}

const hasDia = (dias: number, bit: number): boolean => (dias & (1 << bit)) !== 0;

const toCamposDia = (dias: number): Record<CampoDia, boolean> => ({
  dia0: hasDia(dias, 0),
  dia1: hasDia(dias, 1),
  dia2: hasDia(dias, 2),
  dia3: hasDia(dias, 3),
  dia4: hasDia(dias, 4),
  dia5: hasDia(dias, 5),
  dia6: hasDia(dias, 6),
});

/** A new rule from a day on. */
export const novaRegraDe = (vigenteDe: string): DadosRegra => ({
  nome: '',
  etapa: 'temporada',
  medida: 'percentual',
  valor: '',
  vigenteDe: formatDia(vigenteDe),
  vigenteAte: '',
  linha: '',
  origem: lugarVazio,
  destino: lugarVazio,
  classe: '',
  ...toCamposDia(TODOS_OS_DIAS),
  periodos: '',
  antecedenciaMin: '',
  antecedenciaMax: '',
  ocupacaoMin: '',
  ocupacaoMax: '',
  cota: '',
  observacao: '',
});

const toTexto = (value: number | null): string => (value === null ? '' : String(value));
const toLugar = (lugar: Localidade | null): LugarDigitado =>
  lugar ? { texto: rotuloLocalidade(lugar), lugar } : lugarVazio;

/** An existing rule as the form of the one that takes its place. */
export const toDadosRegra = (regra: RegraTarifaCadastrada): DadosRegra => ({
  nome: regra.nome,
  etapa: regra.etapa,
  medida: regra.medida,
  valor: textoValor(regra.valor, regra.medida),
  vigenteDe: formatDia(regra.vigenteDe),
  vigenteAte: regra.vigenteAte === null ? '' : formatDia(regra.vigenteAte),
  linha: regra.linha ?? '',
  origem: toLugar(regra.origem),
  destino: toLugar(regra.destino),
  classe: regra.classe ?? '',
  ...toCamposDia(regra.dias),
  periodos: textoPeriodos(regra.periodos),
  antecedenciaMin: toTexto(regra.antecedenciaMin),
  antecedenciaMax: toTexto(regra.antecedenciaMax),
  ocupacaoMin: toTexto(regra.ocupacaoMin),
  ocupacaoMax: toTexto(regra.ocupacaoMax),
  cota: toTexto(regra.cota),
  observacao: regra.observacao,
});

const toNumero = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** Converts a form to the wire; what cannot be read counts as empty, and `falhasDoFormulario` says so. */
export const toNovaRegra = (dados: DadosRegra): NovaRegraTarifa => ({
  nome: toLinha(dados.nome),
  etapa: dados.etapa,
  medida: dados.medida,
  valor: parseValor(dados.valor, dados.medida) ?? 0,
  vigenteDe: parseDataBr(dados.vigenteDe) ?? '',
  vigenteAte: dados.vigenteAte === '' ? null : parseDataBr(dados.vigenteAte),
  linha: toLinha(dados.linha) || null,
  origem: dados.origem.lugar?.id ?? null,
  destino: dados.destino.lugar?.id ?? null,
  classe: dados.classe === '' ? null : dados.classe,
  dias: camposDia.reduce((sum, campo, bit) => sum + (dados[campo] ? 1 << bit : 0), 0),
  periodos: parsePeriodos(dados.periodos) ?? [],
  antecedenciaMin: toNumero(dados.antecedenciaMin),
  antecedenciaMax: toNumero(dados.antecedenciaMax),
  ocupacaoMin: toNumero(dados.ocupacaoMin),
  ocupacaoMax: toNumero(dados.ocupacaoMax),
  cota: toNumero(dados.cota),
  observacao: dados.observacao.trim(),
});

type Falhas = Partial<Record<keyof DadosRegra, string>>;

const isInteiro = (text: string, min: number, max: number): boolean =>
  text.trim() === '' || (/^\d{1,3}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max);

const DATA = 'Informe a data, como 24/12/2026';

/** The first fault of each field: what cannot be read, then the rules that the server applies too. */
export function falhasDoFormulario(dados: DadosRegra): Falhas {
  const unread: [keyof DadosRegra, boolean, string][] = [
    ['nome', dados.nome.trim().length < 3, 'Dê um nome de 3 letras ou mais: o passageiro o lê'],
    ['valor', parseValor(dados.valor, dados.medida) === null, 'Digite um número, como -10 ou 12,50'],
    ['vigenteDe', parseDataBr(dados.vigenteDe) === null, DATA],
    ['vigenteAte', dados.vigenteAte !== '' && parseDataBr(dados.vigenteAte) === null, DATA],
    ['origem', dados.origem.texto.trim() !== '' && !dados.origem.lugar, 'Escolha um lugar da lista'],
    ['destino', dados.destino.texto.trim() !== '' && !dados.destino.lugar, 'Escolha um lugar da lista'],
    ['dia0', !camposDia.some((campo) => dados[campo]), 'Escolha ao menos um dia da semana'],
    ['periodos', parsePeriodos(dados.periodos) === null, 'Um período por linha: 24/12/2026 a 26/12/2026'],
    ['antecedenciaMin', !isInteiro(dados.antecedenciaMin, 0, 365), 'De 0 a 365 dias'],
    ['antecedenciaMax', !isInteiro(dados.antecedenciaMax, 0, 365), 'De 0 a 365 dias'],
    ['ocupacaoMin', !isInteiro(dados.ocupacaoMin, 0, 100), 'De 0 a 100'],
    ['ocupacaoMax', !isInteiro(dados.ocupacaoMax, 0, 100), 'De 0 a 100'],
    ['cota', !isInteiro(dados.cota, 1, 99), 'De 1 a 99 poltronas'],
  ];
  const falhas: Falhas = {};
  for (const [campo, isFault, mensagem] of unread) if (isFault) falhas[campo] = mensagem;
  for (const { campo, mensagem } of falhasDaRegra(toNovaRegra(dados))) {
    if (campo !== 'substitui' && campo !== 'dias') falhas[campo] ??= mensagem;
  }
  return falhas;
}
