import { msg } from '../../../src/words/t';
import { faltaNoBeneficio } from '../../../src/domain/compra/passageiros/beneficio';
import {
  AVISO_DOCUMENTO_CRIANCA,
  isDocumentoDeAdulto,
  recusaDoColo,
} from '../../../src/domain/compra/passageiros/crianca';
import type { Dia } from '../../../src/domain/base/data';
import { isDocumento, mensagemDocumento, normalizeDocumento } from '../../../src/domain/base/pessoa/documentoNumero';
import { AVISO_MENOR, menoresSemAutorizacao } from '../../../src/domain/compra/passageiros/menor';
import type { PassageiroPedido } from '../../../src/domain/wire/compra/pedidos';
import type { Erro } from '../../../src/domain/wire/base/problema';

/** The faults of a gratuity that a passenger asks for, except those that depend on the trip. */
export function refuseBeneficio({ beneficio }: PassageiroPedido, campo: string): Erro[] {
  const falta = beneficio && faltaNoBeneficio(beneficio);
  if (!falta) return [];
  return [{ codigo: 'BENEFICIO_INCOMPLETO', mensagem: falta.mensagem, campo: `${campo}.beneficio.${falta.campo}` }];
}

/** Refuses a document that a child, on a seat or a lap, cannot have. */
const refuseDocumentoDeCrianca = (
  { documento, dataNascimento }: Pick<PassageiroPedido, 'documento' | 'dataNascimento'>,
  campo: string,
  dia: Dia,
): Erro[] =>
  isDocumentoDeAdulto(documento.tipo, dataNascimento, dia)
    ? [{ codigo: 'DOCUMENTO_DE_CRIANCA', mensagem: AVISO_DOCUMENTO_CRIANCA, campo: `${campo}.documento.tipo` }]
    : [];

/** The faults of a passenger as a child, and of the child on their lap. */
export function refuseCriancas(passageiro: PassageiroPedido, campo: string, dia: Dia): Erro[] {
  const { colo, dataNascimento } = passageiro;
  const own = refuseDocumentoDeCrianca(passageiro, campo, dia);
  if (!colo) return own;
  const at = `${campo}.colo`;
  const recusa = recusaDoColo(dataNascimento, colo.dataNascimento, dia);
  return [
    ...own,
    ...(recusa ? [{ codigo: 'CRIANCA_NO_COLO', mensagem: recusa, campo: `${at}.dataNascimento` }] : []),
    ...refuseDocumentoDeCrianca(colo, at, dia),
    ...(isDocumento(colo.documento.tipo, colo.documento.numero)
      ? []
      : [
          {
            codigo: 'DOCUMENTO_INVALIDO',
            mensagem: mensagemDocumento(colo.documento.tipo),
            campo: `${at}.documento.numero`,
          },
        ]),
  ];
}

/** Refuses a document that is on two places, seats or laps, of one coach: tickets are nominal. */
export function refuseTwice(passageiros: readonly PassageiroPedido[]): Erro[] {
  const people = passageiros.flatMap(({ trecho = 0, documento, colo }, i) => [
    { trecho, documento, campo: `passageiros.${i}` },
    ...(colo ? [{ trecho, documento: colo.documento, campo: `passageiros.${i}.colo` }] : []),
  ]);
  const seen = new Set<string>();
  return people.flatMap(({ trecho, documento, campo }) => {
    const key = `${trecho}/${documento.tipo}/${normalizeDocumento(documento.numero)}`;
    const isRepeated = seen.has(key);
    seen.add(key);
    const mensagem = msg('Este documento já está em outra poltrona da mesma viagem.');
    return isRepeated ? [{ codigo: 'DOCUMENTO_REPETIDO', mensagem, campo: `${campo}.documento.numero` }] : [];
  });
}

/** Refuses a child without an adult in the same coach, unless an authorisation was declared. */
export function refuseMinors(passageiros: readonly PassageiroPedido[], diasDeViagem: readonly Dia[]): Erro[] {
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
