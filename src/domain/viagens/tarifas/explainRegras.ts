import { composeTarifa, type BaseTarifa } from './composeTarifa';
import { coversDia, coversVenda, isWithin } from './regrasValidas';
import { etapasTarifa, type EtapaTarifa, type RegraTarifa } from './regraTarifa';

/** Reason why a rule of the section has no effect on a price. */
export type MotivoSemEfeito = 'dia' | 'antecedencia' | 'ocupacao' | 'esgotada' | 'preterida';

/** A rule with its effect, or the reason why it has none. */
export interface RegraExplicada {
  id: string;
  nome: string;
  etapa: EtapaTarifa;
  centavos: number | null;
  motivo: MotivoSemEfeito | null;
}

/** Every rule of a section and class as it bears on one sale, in the order of the steps, those with an effect first. */
export function explainRegras(regras: readonly RegraTarifa[], facts: BaseTarifa): RegraExplicada[] {
  const effects = new Map(composeTarifa(regras, facts).regras.map(({ id, centavos }) => [id, centavos]));
  return regras
    .map((regra) => {
      const { id, nome, etapa } = regra;
      const centavos = effects.get(id) ?? null;
      return { id, nome, etapa, centavos, motivo: centavos === null ? motivoDe(regra, facts) : null };
    })
    .sort(
      (a, b) =>
        Number(a.centavos === null) - Number(b.centavos === null) ||
        etapasTarifa.indexOf(a.etapa) - etapasTarifa.indexOf(b.etapa) ||
        a.nome.localeCompare(b.nome, 'pt-BR'),
    );
}

function motivoDe(regra: RegraTarifa, { venda, isEsgotada }: BaseTarifa): MotivoSemEfeito {
  if (!coversDia(regra, venda.dia)) return 'dia';
  if (!isWithin(venda.antecedencia, regra.antecedenciaMin, regra.antecedenciaMax)) return 'antecedencia';
  if (!coversVenda(regra, venda)) return 'ocupacao';
  return regra.cota !== null && isEsgotada(regra) ? 'esgotada' : 'preterida';
}
