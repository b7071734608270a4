import type { Database } from '../../platform/database/database';
import { findLocalizador } from '../../pedidos/pagamentoDoPedidoRepository';
import { CartaoRefused, CartaoUnavailable } from '../cartao/cartaoPort';
import { Problem } from '../../platform/http/problem';
import { openCreatedExterna } from './andamentoExternaRepository';
import { findExternal, type ExternalRow } from './cobrancaExternaRepository';
import type { ExternalCobrancaPort, ExternalWay } from './externalPort';

const unavailable = () =>
  new Problem(
    503,
    { codigo: 'ADQUIRENTE_INDISPONIVEL', mensagem: 'A adquirente não está respondendo. Tente de novo em instantes.' },
    {},
    { 'retry-after': '5' },
  );

/** Makes sure that the acquirer knows a charge. Repeatable: the key is the same, and so is the charge. */
export async function askForExternal({ db }: Database, port: ExternalCobrancaPort, id: string): Promise<void> {
  const row = await findExternal(db, id);
  if (row?.situacao !== 'criando') return;
  const referencia = await findLocalizador(db, row.pedido_id);
  const charge = await port
    .create({
      chave: row.chave,
      valorCentavos: row.valor_centavos,
      expiracaoSegundos: Math.max(1, Math.floor(row.restanteMs / 1000)),
      referencia,
      retornoUrl: row.retorno,
      way: wayOf(row),
    })
    .catch((error: unknown) => {
      throw error instanceof CartaoUnavailable || error instanceof CartaoRefused ? unavailable() : error;
    });
  await openCreatedExterna(db, id, charge.url);
}

const wayOf = ({ meio, tipo, parcelas }: ExternalRow): ExternalWay =>
  meio === 'terminal' && tipo !== null ? { meio, tipo, parcelas } : { meio: 'link', parcelas };
