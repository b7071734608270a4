import type { NovaRegraTarifa } from '../../wire/administracao/tarifas';
import { PERIODOS_MAXIMO, VALOR_MAXIMO } from './regraTarifa';

/** A field of a rule that cannot stay as it is, with the words for the person. */
export interface FalhaDaRegra {
  campo: keyof NovaRegraTarifa;
  mensagem: string;
}

const PERCENTUAL_MINIMO = -9_900;
const PERCENTUAL_MAXIMO = 30_000;

/** Every fault of a rule, by the rules of the table that holds it; form and server refuse with the same words. */
export function falhasDaRegra(regra: NovaRegraTarifa): FalhaDaRegra[] {
  return [...falhasDoValor(regra), ...falhasDasDatas(regra), ...falhasDasFaixas(regra), ...falhasDoTrecho(regra)];
}

const when = (isFault: boolean, campo: FalhaDaRegra['campo'], mensagem: string): FalhaDaRegra[] =>
  isFault ? [{ campo, mensagem }] : [];

const isLimite = ({ etapa }: NovaRegraTarifa): boolean => etapa === 'piso' || etapa === 'teto';

const falhasDoValor = (regra: NovaRegraTarifa): FalhaDaRegra[] => [
  ...(isLimite(regra) ? falhasDoLimite(regra) : falhasDoAjuste(regra)),
  ...when(regra.cota !== null && regra.etapa !== 'promocao', 'cota', 'Só uma promoção tem poltronas contadas.'),
];

const falhasDoLimite = ({ medida, valor }: NovaRegraTarifa): FalhaDaRegra[] => [
  ...when(valor <= 0, 'valor', 'O limite precisa ser maior que zero.'),
  ...when(medida === 'porKm' && valor > VALOR_MAXIMO, 'valor', 'O limite vai até R$ 10,00 por quilômetro.'),
  ...when(medida === 'tarifa', 'medida', 'Um limite é em reais, em porcentagem ou por quilômetro.'),
];

function falhasDoAjuste({ etapa, medida, valor }: NovaRegraTarifa): FalhaDaRegra[] {
  const isPromocao = etapa === 'promocao';
  const isPercentual = medida === 'percentual';
  const isOutside = valor < PERCENTUAL_MINIMO || valor > PERCENTUAL_MAXIMO;
  if (medida === 'tarifa') {
    return [
      ...when(!isPromocao, 'medida', 'Só uma promoção define a tarifa inteira.'),
      ...when(valor <= 0, 'valor', 'A tarifa precisa ser maior que zero.'),
    ];
  }
  return [
    ...when(medida === 'porKm', 'medida', 'Valor por quilômetro vale só para piso e teto.'),
    ...when(valor === 0, 'valor', 'O valor precisa ser diferente de zero.'),
    ...when(isPercentual && isOutside, 'valor', 'A porcentagem vai de -99% a 300%.'),
    ...when(isPromocao && valor > 0, 'valor', 'Uma promoção só reduz o preço: use um valor negativo.'),
  ];
}

const falhasDasDatas = ({ vigenteDe, vigenteAte, periodos }: NovaRegraTarifa): FalhaDaRegra[] => [
  ...when(vigenteAte !== null && vigenteAte < vigenteDe, 'vigenteAte', 'O último dia vem antes do primeiro.'),
  ...when(periodos.length > PERIODOS_MAXIMO, 'periodos', `Uma regra tem até ${PERIODOS_MAXIMO} períodos.`),
  ...when(
    periodos.some(({ de, ate }) => ate < de),
    'periodos',
    'Um dos períodos termina antes de começar.',
  ),
];

const isInverted = (min: number | null, max: number | null): boolean => min !== null && max !== null && min > max;

const falhasDasFaixas = (regra: NovaRegraTarifa): FalhaDaRegra[] => [
  ...when(
    isInverted(regra.antecedenciaMin, regra.antecedenciaMax),
    'antecedenciaMax',
    'O máximo de dias é menor que o mínimo.',
  ),
  ...when(
    isInverted(regra.ocupacaoMin, regra.ocupacaoMax),
    'ocupacaoMax',
    'O máximo da ocupação é menor que o mínimo.',
  ),
];

const falhasDoTrecho = ({ origem, destino }: NovaRegraTarifa): FalhaDaRegra[] =>
  when(origem !== null && origem === destino, 'destino', 'Origem e destino precisam ser diferentes.');
