import { msg, t } from '../../../src/words/t';
import { idadeEm, type Dia } from '../../../src/domain/base/data';
import { isDocumento, mensagemDocumento } from '../../../src/domain/base/pessoa/documentoNumero';
import { mensagens } from '../../../src/domain/base/mensagens';
import type { Comprador, PassageiroPedido } from '../../../src/domain/wire/compra/pedidos';
import type { Erro } from '../../../src/domain/wire/base/problema';
import { refuseBeneficio, refuseCriancas, refuseMinors, refuseTwice } from './companionRules';

const IDADE_LIMITE = 120;

export interface PoltronaOfHold {
  trecho: number;
  poltrona: number;
}

const poltronaKey = ({ trecho = 0, poltrona }: { trecho?: number; poltrona: number }): string =>
  `${trecho}/${poltrona}`;

const exigidos = ['cpf', 'email', 'celular'] as const;

/** Refuses a buyer without CPF, e-mail or phone. At a counter the name is enough. */
export const refuseComprador = (comprador: Comprador, atCounter: boolean): Erro[] =>
  exigidos
    .filter((campo) => !atCounter && comprador[campo] === undefined)
    .map((campo) => ({
      codigo: 'CAMPO_OBRIGATORIO',
      mensagem: mensagens.campoObrigatorio,
      campo: `comprador.${campo}`,
    }));

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
          mensagem: t('A poltrona {poltrona} não faz parte da reserva.', { poltrona: passageiro.poltrona }),
          campo,
        },
      ];
    if (isRepeated)
      return [
        {
          codigo: 'POLTRONA_REPETIDA',
          mensagem: t('A poltrona {poltrona} tem mais de um passageiro.', { poltrona: passageiro.poltrona }),
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
      mensagem: t('Informe o passageiro da poltrona {poltrona}.', { poltrona: reserved.poltrona }),
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
      mensagem: msg('Informe uma data de nascimento válida'),
      campo: `${campo}.dataNascimento`,
    });
  }
  return erros;
}
