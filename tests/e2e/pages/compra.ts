import { $, browser } from '@wdio/globals';
import { fill } from './typing';

export interface Passageiro {
  nome: string;
  tipo: string;
  numero: string;
  nascimento: string;
  celular: string;
}

export const umPassageiro = (fields: Partial<Passageiro> = {}): Passageiro => ({
  nome: 'Ana Souza Lima',
  tipo: 'RG',
  numero: '123456789',
  nascimento: '10/03/1990',
  celular: '11987654321',
  ...fields,
});

/** The purchase: seats, passengers, payment. */
export const compra = {
  map: () => $('aria/Mapa de poltronas'),
  /** The first free seat, optionally of one class, that is meant for nobody first: such a seat has a description. */
  freeSeat: (classe = '') =>
    $(`//*[@role="gridcell"][contains(@aria-label, "${classe}, livre")][not(@aria-describedby)]`),
  takeSeat: async (classe = ''): Promise<void> => {
    await compra.map().waitForDisplayed();
    await compra.freeSeat(classe).waitForClickable();
    await compra.freeSeat(classe).click();
  },
  next: async (): Promise<void> => {
    const button = $('//button[not(@disabled)][normalize-space(.)="Continuar"]');
    await button.waitForClickable();
    await button.click();
  },
  fillPassenger: async (passageiro: Passageiro): Promise<void> => {
    await fill($('aria/Nome completo'), passageiro.nome);
    await $('aria/Tipo de documento').selectByVisibleText(passageiro.tipo);
    await fill($('aria/Número do documento'), passageiro.numero);
    await fill($('aria/Data de nascimento'), passageiro.nascimento);
    await fill($('aria/Celular'), passageiro.celular);
  },
  payWithPix: async (): Promise<void> => {
    const button = $('aria/Pagar com Pix');
    await button.waitForClickable();
    await button.click();
    await browser.waitUntil(async () => (await browser.getUrl()).includes('/pagamento-pix?pedido='), {
      timeout: 60_000,
    });
  },
};
