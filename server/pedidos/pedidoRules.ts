import { idadeEm, type Dia } from '../../src/domain/base/data';
import { isDocumento, mensagemDocumento } from '../../src/domain/base/pessoa/documentoNumero';
import { AVISO_MENOR, menoresSemAutorizacao } from '../../src/domain/compra/passageiros/menor';
import type { PassageiroPedido } from '../../src/domain/wire/compra/pedidos';
import type { Erro } from '../../src/domain/wire/base/problema';
import { refuseBeneficio, refuseCriancas, refuseTwice } from './companionRules';

const IDADE_LIMITE = 120;

export interface PoltronaOfHold {
  trecho: number;
  poltrona: number;
}

const poltronaKey = ({ trecho = 0, poltrona }: { trecho?: number; poltrona: number }): string =>
  `${trecho}/${poltrona}`;

/**
 * The faults of the passengers of an order. Each held seat needs exactly one passenger with a plausible document, nobody
 * sits twice in one coach, and a child who travels alone needs an authorisation.
 * @param diasDeViagem the day of departure of each trecho.
 */
export function refusePassageiros(
  passageiros: readonly PassageiroPedido[],
  poltronas: readonly PoltronaOfHold[],
  diasDeViagem: readonly Dia[],
  today: Dia,
): Erro[] {
  return [
    ...refusePoltronas(passageiros, poltronas),
    ...passageiros.flatMap((passageiro, i) => [
      ...refuseOne(passageiro, `passageiros.${i}`, today),
      ...refuseBeneficio(passageiro, `passageiros.${i}`),
      ...refuseCriancas(passageiro, `passageiros.${i}`, diasDeViagem[passageiro.trecho ?? 0] ?? today),
    ]),
    ...refuseTwice(passageiros),
    ...refuseMinors(passageiros, diasDeViagem),
  ];
}

function refusePoltronas(passageiros: readonly PassageiroPedido[], poltronas: readonly PoltronaOfHold[]): Erro[] {
  const held = new Set(poltronas.map(poltronaKey));
  const seen = new Set<string>();
  const erros = passageiros.flatMap((passageiro, i): Erro[] => {
    const key = poltronaKey(passageiro);
    const campo = `passageiros.${i}.poltrona`;
    const isRepeated = seen.has(key);
    seen.add(key);
    if (!held.has(key))
      return [
        {
          codigo: 'POLTRONA_FORA_DA_RESERVA',
          mensagem: `A poltrona ${passageiro.poltrona} não faz parte da reserva.`,
          campo,
        },
      ];
    if (isRepeated)
      return [
        {
          codigo: 'POLTRONA_REPETIDA',
          mensagem: `A poltrona ${passageiro.poltrona} tem mais de um passageiro.`,
          campo,
        },
      ];
    return [];
  });
  const missing = poltronas.filter((reserved) => !seen.has(poltronaKey(reserved)));
  return [
    ...erros,
    ...missing.map((reserved) => ({
      codigo: 'PASSAGEIRO_FALTANDO',
      mensagem: `Informe o passageiro da poltrona ${reserved.poltrona}.`,
      campo: 'passageiros',
    })),
  ];
}

function refuseOne(passageiro: PassageiroPedido, campo: string, today: Dia): Erro[] {
  const { documento, dataNascimento } = passageiro;
  const erros: Erro[] = [];
  if (!isDocumento(documento.tipo, documento.numero)) {
    erros.push({
      codigo: 'DOCUMENTO_INVALIDO',
      mensagem: mensagemDocumento(documento.tipo),
      campo: `${campo}.documento.numero`,
    });
  }
  if (dataNascimento > today || idadeEm(dataNascimento, today) > IDADE_LIMITE) {
    erros.push({
      codigo: 'DATA_INVALIDA',
      mensagem: 'Informe uma data de nascimento válida',
      campo: `${campo}.dataNascimento`,
    });
  }
  return erros;
}

function refuseMinors(passageiros: readonly PassageiroPedido[], diasDeViagem: readonly Dia[]): Erro[] {
  return diasDeViagem.flatMap((dia, trecho) => {
    const aboard = passageiros
      .map((passageiro, i) => ({ passageiro, i }))
      .filter(({ passageiro }) => (passageiro.trecho ?? 0) === trecho);
    const alone = menoresSemAutorizacao(
      aboard.map(({ passageiro }) => passageiro),
      dia,
    );
    return alone.map((at) => ({
      codigo: 'MENOR_SEM_AUTORIZACAO',
      mensagem: AVISO_MENOR,
      campo: `passageiros.${aboard[at]?.i ?? 0}.autorizacaoMenor`,
    }));
  });
}
