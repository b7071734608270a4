import type { Exportacao } from '../../src/domain/wire/conta/exportacao';
import type { Reader } from '../platform/database/database';
import { findConta, toConta } from './contaRepository';
import type { DadosPessoais } from './dadosPessoais';
import { readCreditos } from './creditos/creditos';
import { listPassageiros } from './passageiros/passageiros';

/** All data about a person (Lei 13.709/2018, art. 18, II and V), from this room and the others. */
export async function exportConta(
  reader: Reader,
  { partes }: Pick<DadosPessoais, 'partes'>,
  sub: string,
): Promise<Exportacao> {
  const conta = await findConta(reader, 'cognito_id', sub);
  const pessoa = { sub, email: conta?.email_norm ?? null };
  return {
    geradoEm: new Date().toISOString(),
    conta: conta ? toConta(conta) : null,
    pedidos: await partes.pedidos(reader, pessoa),
    bilhetes: await partes.bilhetes(reader, pessoa),
    passageirosSalvos: await listPassageiros(reader, sub),
    rascunhos: await partes.rascunhos(reader, pessoa),
    cartoes: await partes.cartoes(reader, pessoa),
    cartoesSalvos: await partes.cartoesSalvos(reader, pessoa),
    manifestacoes: await partes.manifestacoes(reader, pessoa),
    encomendas: await partes.encomendas(reader, pessoa),
    avisos: await partes.avisos(reader, pessoa),
    esperas: await partes.esperas(reader, pessoa),
    alertas: await partes.alertas(reader, pessoa),
    avaliacoes: await partes.avaliacoes(reader, pessoa),
    creditos: await readCreditos(reader, sub, null),
    cupons: await partes.cupons(reader, pessoa),
  };
}
