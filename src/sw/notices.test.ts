import { isAmidPurchase } from '../domain/compra/emCompra';
import { rotas } from '../domain/base/rotas';
import { pageToLead, PURCHASE_PATHS, readNotice } from './notices';

const notice = { id: 'a', titulo: 'Viagem atrasada', corpo: '40min', link: '/informacao-de-viagem?viagem=1' };

describe('a notice in the worker', () => {
  it('is shown as it was sent', () => expect(readNotice(JSON.stringify(notice))).toEqual(notice));

  it.each(['', 'nada', 'null', '[]', '{"link":"https://evil.test"}', '{"link":"//evil.test","titulo":1}'])(
    'shows something, and leads nowhere else, whatever was sent: %s',
    (sent) => expect(readNotice(sent)).toMatchObject({ titulo: 'Novidade da sua viagem', link: '/minhas-viagens' }),
  );

  it('leads no page away where somebody is paying', () => {
    const paying = { url: 'https://itape.test/pagamento-pix?pedido=1' };
    const home = { url: 'https://itape.test/home' };
    expect(pageToLead([paying])).toBeNull();
    expect(pageToLead([paying, home])).toBe(home);
    expect(
      Object.values(rotas)
        .map(({ path }) => path as string)
        .filter(isAmidPurchase),
    ).toEqual(PURCHASE_PATHS);
  });
});
