import { createSteps } from '../../platform/jobs/steps';
import { boletoVencidoEmail, boletoEmail } from './boletoEmail';
import { createBoletoMethod } from './boletoMethod';
import { concludeBoletoNotices, createReceiveBoletoNotice, sweepBoletos } from './boletoNotices';
import { noBank } from './boletoPort';
import { boletosQuietos } from './testdata/boletosQuietos';

const { server, db, begun, opened } = boletosQuietos();

const kept = () =>
  db().selectFrom('aviso_pagamento').select(['etapa', 'assunto', 'pedido_id']).orderBy('assunto').execute();

/** The services of the work on boletos; each boleto changes, or none does. */
function working(hasChanged: boolean) {
  const { database } = server().services;
  const pursueBoleto = jest.fn(async () => hasChanged);
  const concludePedido = jest.fn(async () => null);
  return { database, steps: createSteps(database), pursueBoleto, concludePedido };
}

describe('a notice about boletos', () => {
  it('is kept for each of ours, of whatever order, and forgotten about others', async () => {
    const receive = createReceiveBoletoNotice(server().services.database);
    expect([await receive([]), await receive(['ZZZZZZ-b1'])]).toEqual([false, false]);
    const [one, other] = [await opened(), await begun()];
    expect(await receive([one.numero, 'ZZZZZZ-b1', other.numero])).toBe(true);
    expect(new Set(await kept())).toEqual(
      new Set([one, other].map(({ id, pedidoId }) => ({ etapa: 'aviso_boleto', assunto: id, pedido_id: pedidoId }))),
    );
  });

  it('has its boleto looked at and its order concluded, whether that changed anything or not, and ends', async () => {
    await db().deleteFrom('aviso_pagamento').execute();
    const { id, pedidoId, numero } = await opened();
    await createReceiveBoletoNotice(server().services.database)([numero]);
    const work = working(false);
    await concludeBoletoNotices(work);
    expect([work.pursueBoleto.mock.calls, work.concludePedido.mock.calls]).toEqual([[[id]], [[pedidoId]]]);
    expect(await kept()).toEqual([]);
    await concludeBoletoNotices(work);
    expect(work.pursueBoleto).toHaveBeenCalledTimes(1);
  });
});

describe('the job', () => {
  it.each([true, false])('concludes the order of a due boleto only where that changed: %s', async (hasChanged) => {
    await db().updateTable('boleto').set({ consultar_em: null }).execute();
    const { id, pedidoId } = await opened();
    await db()
      .updateTable('boleto')
      .set({ consultar_em: new Date(0) })
      .where('id', '=', id)
      .execute();
    const work = working(hasChanged);
    await sweepBoletos(work);
    expect(work.pursueBoleto.mock.calls).toEqual([[id]]);
    expect(work.concludePedido.mock.calls).toEqual(hasChanged ? [[pedidoId]] : []);
  });
});

describe('the look at an order’s boleto', () => {
  it('is at the open one of an order that says that it waits for one, when it is collected and when it is closed', async () => {
    const { id, pedidoId } = await opened();
    const other = await begun();
    const looked: string[] = [];
    const method = createBoletoMethod(server().services.database, async (boleto) => (looked.push(boleto), true));
    await method.collect(pedidoId);
    await method.collect(other.pedidoId, null);
    expect(looked).toEqual([]);
    await method.collect(pedidoId, '2026-12-01');
    await method.close?.(pedidoId, '2026-12-01');
    expect(looked).toEqual([id, id]);
    await db().updateTable('boleto').set({ situacao: 'baixado', motivo: 'vencido' }).where('id', '=', id).execute();
    await method.collect(pedidoId, '2026-12-01');
    expect(looked).toEqual([id, id]);
  });
});

it('the bank that is not configured answers nothing at all', async () => {
  const pagador = { cpf: '52998224725', nome: 'Ana' };
  const asks = [
    noBank.register({ numero: 'x', valorCentavos: 1, vencimento: '2026-12-01', pagador, descricao: '' }),
    noBank.find('x'),
    noBank.withdraw('x'),
    noBank.refund('x', 'y', 1),
    noBank.registerWebhook('x'),
  ];
  for (const asked of asks) {
    await expect(asked).rejects.toMatchObject({
      name: 'BoletoUnavailable',
      message: 'no bank of boletos is configured',
    });
  }
});

describe('the letters of a boleto', () => {
  const letterOf = async (idioma: 'pt-BR' | 'en' | 'es') => {
    const { pedidoId } = await begun();
    const pedido = await db().selectFrom('pedido').selectAll().where('id', '=', pedidoId).executeTakeFirstOrThrow();
    const linhaDigitavel = '99991234567890123456789012345678901230000011250';
    const shown = { vencimento: '2026-12-02', valor_centavos: 11_250, linhaDigitavel, publicUrl: 'https://itape.test' };
    const at = { ...pedido, idioma, localizador: 'ABC123', id: 'o-pedido' };
    return { how: boletoEmail(at, shown), over: boletoVencidoEmail(at, '2026-12-02') };
  };

  it('say how much, until when, by which code, and what happens without the money', async () => {
    const { how, over } = await letterOf('pt-BR');
    expect(how).toMatchObject({ para: 'ana@itape.test', assunto: 'Boleto do pedido ABC123: pague até 02/12/2026' });
    expect(how.corpo.replaceAll('\u00A0', ' ').split('\n')).toEqual([
      'Olá, Ana Souza.',
      '',
      'Pague R$ 112,50 até 02/12/2026, no aplicativo do seu banco, no caixa eletrônico ou na lotérica:',
      '',
      '99991.23456 78901.234567 89012.345678 9 01230000011250',
      '',
      'Suas poltronas ficam guardadas até lá. O bilhete sai quando o banco avisa do pagamento, em até um dia útil, e chega por e-mail.',
      'Sem o pagamento o pedido é cancelado sozinho e as poltronas voltam à venda. Não pague depois do vencimento.',
      '',
      'Código de barras e pedido: https://itape.test/pagamento-boleto?pedido=o-pedido',
    ]);
    expect(over).toMatchObject({ para: 'ana@itape.test', assunto: 'O boleto do pedido ABC123 venceu' });
    expect(over.corpo.split('\n')).toEqual([
      'Olá, Ana Souza.',
      '',
      'O boleto com vencimento em 02/12/2026 não foi pago. O pedido foi cancelado, nada é cobrado e as poltronas voltaram à venda.',
      'Se você pagou e o banco ainda não avisou, não precisa fazer nada: ou o bilhete sai, se a poltrona ainda estiver livre, ou devolvemos o valor por Pix, na chave do seu CPF.',
    ]);
  });

  it.each(['en', 'es'] as const)('speak the language of the purchase: %s', async (idioma) => {
    const [{ how, over }, portuguese] = [await letterOf(idioma), await letterOf('pt-BR')];
    expect([how.assunto, over.assunto]).not.toEqual([portuguese.how.assunto, portuguese.over.assunto]);
    const lines = [...portuguese.how.corpo.split('\n'), ...portuguese.over.corpo.split('\n')].filter((line) =>
      /^\p{L}/u.test(line),
    );
    for (const line of lines) expect(`${how.corpo}\n${over.corpo}`).not.toContain(line);
  });
});
