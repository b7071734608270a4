import { toDadosCompanhia, type DadosEmpresa, type ParteEmpresa } from './formularioEmpresa';

/** Names of the parts of the company's document, in the order of its form. */
const rotulosParte: Record<ParteEmpresa, string> = {
  nome: 'Nome',
  razaoSocial: 'Razão social',
  cnpj: 'CNPJ',
  endereco: 'Endereço',
  canais: 'Canais de atendimento',
  encarregado: 'Encarregado dos dados pessoais',
  transportadoras: 'Transportadoras',
  descritorFatura: 'Texto na fatura do cartão',
  apresentacao: 'Quem somos',
  vagas: 'Vagas de trabalho',
  marca: 'Marca',
  aplicativos: 'Aplicativos',
  credito: 'Crédito no cancelamento',
  atraso: 'Cupom por atraso',
  adicionais: 'Adicionais da viagem',
};

const PARTES = Object.keys(rotulosParte) as ParteEmpresa[];

/** Parts by name, for people: `Endereço, Transportadoras`; what has no name is as the server says it. */
export const nomesDasPartes = (partes: readonly string[]): string =>
  partes.map((parte) => (Object.hasOwn(rotulosParte, parte) ? rotulosParte[parte as ParteEmpresa] : parte)).join(', ');

/** The parts in which two states of the form differ, as they would be sent. */
export function partesMudadas(antes: DadosEmpresa, depois: DadosEmpresa): ParteEmpresa[] {
  const [de, para] = [toDadosCompanhia(antes), toDadosCompanhia(depois)];
  return PARTES.filter((parte) => JSON.stringify(de[parte]) !== JSON.stringify(para[parte]));
}

/** The changes of two people who began with the same state. */
export interface Juncao {
  valores: DadosEmpresa;
  /** Changed by the other person. */
  delas: ParteEmpresa[];
  /** Changed by both; the own change stands. */
  ambas: ParteEmpresa[];
}

/** Puts the own changes over another person's, part by part: a part that both changed is the own one. */
export function juntarEdicoes(base: DadosEmpresa, minha: DadosEmpresa, delas: DadosEmpresa): Juncao {
  const minhas = partesMudadas(base, minha);
  const outras = partesMudadas(base, delas);
  const kept = Object.fromEntries(minhas.map((parte) => [parte, minha[parte]])) as Partial<DadosEmpresa>;
  return {
    valores: { ...delas, ...kept },
    delas: outras,
    ambas: outras.filter((parte) => minhas.includes(parte)),
  };
}

const itens: readonly (readonly [RegExp, string])[] = [
  [/^canais\[(\d+)\]/, 'Canal'],
  [/^transportadoras\[(\d+)\]/, 'Transportadora'],
  [/^apresentacao\.compromissos\[(\d+)\]/, 'Compromisso'],
  [/^vagas\[(\d+)\]/, 'Vaga'],
  [/^adicionais\[(\d+)\]/, 'Adicional'],
];

/** The item of a list that a field belongs to: `Transportadora 2`; undefined for other fields. */
export function itemDoCampo(name: string): string | undefined {
  for (const [pattern, nome] of itens) {
    const n = pattern.exec(name)?.[1];
    if (n !== undefined) return `${nome} ${Number(n) + 1}`;
  }
  return name.startsWith('endereco.') ? 'Endereço' : undefined;
}
