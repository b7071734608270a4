import { formatDia } from '../../base/data';
import { formatCentavos, formatDesconto } from '../../base/dinheiro';
import { joinItems } from '../../base/itens';
import { nomeLocalidade } from '../../viagens/camposBusca';
import { TODOS_OS_DIAS, type EtapaTarifa, type MedidaTarifa } from '../../viagens/tarifas/regraTarifa';
import type { MotivoSemEfeito } from '../../viagens/tarifas/explainRegras';
import { rotulosClasse } from '../../viagens/viagem';
import type { RegraTarifaCadastrada } from '../../wire/administracao/tarifas';
import { textoValor } from './valorDigitado';

export const rotulosEtapa: Record<EtapaTarifa, string> = {
  temporada: 'Temporada e feriados',
  semana: 'Dia da semana',
  antecedencia: 'Antecedência da compra',
  ocupacao: 'Ocupação do ônibus',
  promocao: 'Promoção',
  piso: 'Piso',
  teto: 'Teto legal',
};

export const rotulosMedida: Record<MedidaTarifa, string> = {
  percentual: 'Porcentagem da tarifa base',
  centavos: 'Reais',
  tarifa: 'A tarifa inteira, em reais (só promoção)',
  porKm: 'Reais por quilômetro (só piso e teto)',
};

export const rotulosSituacao: Record<RegraTarifaCadastrada['situacao'], string> = {
  em_vigor: 'Em vigor',
  futura: 'Começa depois',
  vencida: 'Vencida',
  encerrada: 'Encerrada',
};

export const rotulosMotivo: Record<MotivoSemEfeito, string> = {
  dia: 'não vale nesta data',
  antecedencia: 'a compra é cedo ou tarde demais',
  ocupacao: 'o ônibus está com outra ocupação',
  esgotada: 'as poltronas promocionais acabaram',
  preterida: 'outra regra vale no lugar dela, ou não muda o preço',
};

/** Weekdays, Sunday first, by their bits. */
export const diasDaSemana = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const;

/** The effect of a rule: `-12,5 %`, `R$ 49,90`. */
export function descreveValor({
  medida,
  valor,
  etapa,
}: Pick<RegraTarifaCadastrada, 'medida' | 'valor' | 'etapa'>): string {
  const isLimite = etapa === 'piso' || etapa === 'teto';
  const sign = valor > 0 && !isLimite && medida !== 'tarifa' ? '+' : '';
  if (medida === 'percentual') return `${sign}${textoValor(valor, medida)}%${isLimite ? ' da tarifa base' : ''}`;
  if (medida === 'porKm') return `R$ ${textoValor(valor, medida)} por km`;
  return valor < 0 ? formatDesconto(-valor) : `${sign}${formatCentavos(valor)}`;
}

/** Where a rule applies: `São Paulo, SP → qualquer destino · Leito`. */
export function descreveTrecho({ linha, origem, destino, classe }: RegraTarifaCadastrada): string {
  const places = [
    origem ? nomeLocalidade(origem) : 'qualquer origem',
    destino ? nomeLocalidade(destino) : 'qualquer destino',
  ].join(' → ');
  const parts = [
    linha === null ? null : `linha ${linha}`,
    origem || destino ? places : null,
    classe === null ? null : rotulosClasse[classe],
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'Todas as linhas e classes' : parts.join(' · ');
}

/** When a rule applies, in words. */
export function descreveQuando(regra: RegraTarifaCadastrada): string {
  const { vigenteDe, vigenteAte, dias, periodos, cota } = regra;
  const until = vigenteAte === null ? '' : ` até ${formatDia(vigenteAte)}`;
  const weekdays = diasDaSemana.filter((_, bit) => (dias & (1 << bit)) !== 0);
  return [
    `viagens desde ${formatDia(vigenteDe)}${until}`,
    dias === TODOS_OS_DIAS ? null : joinItems(weekdays),
    periodos.length === 0 ? null : `${periodos.length} ${periodos.length === 1 ? 'período' : 'períodos'}`,
    band(regra.antecedenciaMin, regra.antecedenciaMax, 'dias antes'),
    band(regra.ocupacaoMin, regra.ocupacaoMax, '% de ocupação'),
    cota === null ? null : `${cota} ${cota === 1 ? 'poltrona' : 'poltronas'} por viagem`,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

function band(min: number | null, max: number | null, unit: string): string | null {
  if (min === null && max === null) return null;
  if (max === null) return `${min} ou mais ${unit}`;
  return min === null ? `até ${max} ${unit}` : `${min} a ${max} ${unit}`;
}

/** Rules whose name, note, line or place contains a text. */
export function filtrarRegras(
  regras: readonly RegraTarifaCadastrada[],
  { termo, etapa }: { termo: string; etapa: string },
): RegraTarifaCadastrada[] {
  const wanted = fold(termo.trim());
  return regras.filter(
    (regra) =>
      (etapa === '' || regra.etapa === etapa) &&
      fold([regra.nome, regra.observacao, descreveTrecho(regra)].join(' ')).includes(wanted),
  );
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
