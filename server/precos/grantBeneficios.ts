import { msg, t, translated } from '../../src/words/t';
import { PRAZO_BENEFICIO } from '../../src/domain/compra/passageiros/beneficio';
import { rotulosBeneficio } from '../../src/domain/compra/passageiros/rotulosBeneficio';
import type { TipoBeneficio } from '../../src/domain/compra/passageiros/tipoBeneficio';
import { idadeEm } from '../../src/domain/base/data';
import type { Erro } from '../../src/domain/wire/base/problema';
import type { Preco } from '../../src/domain/wire/viagens/viagens';
import type { PoltronaToPrice } from './poltronaToPrice';
import type { RegraBeneficio } from './tables';

/** Counts the places of a benefit's degree that are left on a departure. */
export type VagasLivres = (partidaId: string, regra: RegraBeneficio) => number;

/** The answer to a seat that asked for a benefit: a degree of it, or the reason why it gets none. */
export type Granted = { regra: RegraBeneficio } | { recusa: Erro };

export interface BeneficioFacts {
  /** The rules in force, the better degree first. */
  regras: readonly RegraBeneficio[];
  livres: VagasLivres;
  agora: Date;
}

/** Grants the benefits that were asked for, in the order of the seats: each takes the best degree that is left. */
export function grantBeneficios(poltronas: readonly PoltronaToPrice[], facts: BeneficioFacts): (Granted | null)[] {
  const given = new Map<string, number>();
  return poltronas.map((poltrona) => {
    if (poltrona.beneficio === null) return null;
    const regras = facts.regras.filter(({ beneficio }) => beneficio === poltrona.beneficio);
    const refused = regras[0] ? refuse(poltrona, poltrona.beneficio, regras[0], facts.agora) : missingRule(poltrona);
    if (refused) return { recusa: refused };
    const regra = regras.find((one) => (given.get(keyOf(poltrona, one)) ?? 0) < facts.livres(poltrona.viagemId, one));
    if (!regra) return { recusa: soldOut(poltrona, poltrona.beneficio) };
    const key = keyOf(poltrona, regra);
    given.set(key, (given.get(key) ?? 0) + 1);
    return { regra };
  });
}

const keyOf = ({ viagemId }: PoltronaToPrice, { beneficio, faixa }: RegraBeneficio): string =>
  `${viagemId}/${beneficio}/${faixa}`;

/** The share of the price that the benefit covers, rounded up to a centavo in favour of the passenger. */
export function beneficioCentavos(preco: Preco, { percentual, cobre_taxas }: RegraBeneficio): number {
  const covered = cobre_taxas ? preco.totalCentavos : preco.tarifaCentavos + preco.seguroCentavos;
  return Math.ceil((covered * percentual) / 100);
}

const erro = (poltrona: PoltronaToPrice, codigo: string, mensagem: string): Erro => ({
  codigo,
  mensagem,
  ...(poltrona.campo && { campo: `${poltrona.campo}.beneficio` }),
});

function refuse(poltrona: PoltronaToPrice, tipo: TipoBeneficio, regra: RegraBeneficio, agora: Date): Erro | null {
  const nome = translated(rotulosBeneficio[tipo]);
  if (poltrona.classe !== 'convencional') {
    return erro(poltrona, 'BENEFICIO_CLASSE', t('{nome}: o benefício vale só na classe convencional.', { nome }));
  }
  if (poltrona.partidaEm.getTime() - agora.getTime() < regra.antecedencia_min * 60_000) {
    const prazo = translated(PRAZO_BENEFICIO);
    return erro(
      poltrona,
      'BENEFICIO_PRAZO',
      t('{nome}: o prazo para pedir nesta viagem acabou. {prazo}', { nome, prazo }),
    );
  }
  if (poltrona.dataNascimento === null || isOfAge(idadeEm(poltrona.dataNascimento, poltrona.dia), regra)) return null;
  return erro(poltrona, 'BENEFICIO_IDADE', agesText(nome, regra));
}

const isOfAge = (idade: number, { idade_min, idade_max }: RegraBeneficio): boolean =>
  idade >= idade_min && (idade_max === null || idade <= idade_max);

const agesText = (nome: string, { idade_min: de, idade_max: ate }: RegraBeneficio): string =>
  ate === null
    ? t('{nome}: o benefício é para quem tem {de} anos ou mais na data da viagem.', { nome, de })
    : t('{nome}: o benefício é para quem tem de {de} a {ate} anos na data da viagem.', { nome, de, ate });

const soldOut = (poltrona: PoltronaToPrice, tipo: TipoBeneficio): Erro =>
  erro(
    poltrona,
    'BENEFICIO_ESGOTADO',
    t('{nome}: os lugares com este benefício acabaram nesta viagem.', { nome: translated(rotulosBeneficio[tipo]) }),
  );

const missingRule = (poltrona: PoltronaToPrice): Erro =>
  erro(poltrona, 'BENEFICIO_INDISPONIVEL', msg('Este benefício não está disponível nesta data.'));
