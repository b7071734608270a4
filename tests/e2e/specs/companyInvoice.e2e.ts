import { $, browser, expect } from '@wdio/globals';
import { pdfText } from '../../../server/bilhetes/testdata/pdfText';
import { signInElsewhere } from '../pages/api';
import { compra, umPassageiro } from '../pages/compra';
import { readOrder } from '../pages/orders';
import { pix } from '../pages/pix';
import { DESKTOP, PHONE, says, violations } from '../pages/screen';
import { findTrip, openTrip } from '../pages/trip';
import { fill } from '../pages/typing';
import { signedIn } from '../pages/visitor';

const EMAIL = 'cliente@itape.test';
const EMPRESA = 'Conceição & Filhos Ltda.';
const CNPJ = '12.ABC.345/01DE-35';
/** The seed's coupon: 15 %, at most R$ 60.00. */
const CUPOM = 'FAMILIA15';

const isWide = (): Promise<boolean> => browser.execute(() => document.documentElement.scrollWidth > innerWidth);
const total = () => $('.it-summary__total');
const centavos = (text: string): number => Number(text.replace(/\D/g, ''));
const press = async (name: string): Promise<void> => {
  const button = $(`//button[not(@disabled)][normalize-space(.)="${name}"]`);
  await button.waitForClickable({ timeout: 60_000 });
  await button.click();
};
const reais = (sum: number): string => `R$ ${(sum / 100).toFixed(2).replace('.', ',')}`;

/** Time by the clock, so many minutes before `hora`. */
function minutesBefore(hora: string, minutos: number): string {
  const [h = 0, m = 0] = hora.split(':').map(Number);
  const left = (((h * 60 + m - minutos) % 1_440) + 1_440) % 1_440;
  return [Math.floor(left / 60), left % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

for (const [name, viewport, days] of [
  ['phone', PHONE, 34],
  ['desktop', DESKTOP, 35],
] as const) {
  describe(`a trip for a company, with a coupon, on a ${name}`, () => {
    let cheio: number;
    let desconto: number;
    before(async () => {
      await browser.setViewport(viewport);
      await signedIn(EMAIL);
      await openTrip(await findTrip(days));
      await compra.takeSeat();
      await compra.next();
      await compra.fillPassenger(umPassageiro());
    });

    it('costs less by the coupon, to the letter of the price', async () => {
      await $('aria/Aplicar cupom').waitForDisplayed({ timeout: 60_000 });
      cheio = centavos(await total().getText());
      await fill($('aria/Cupom de desconto'), CUPOM);
      await press('Aplicar cupom');
      await says(`Cupom ${CUPOM} aplicado: 15%, até R$ 60,00.`);
      desconto = cheio - centavos(await total().getText());
      expect(Math.abs(desconto - cheio * 0.15)).toBeLessThanOrEqual(1);
      await says(`Você economiza ${reais(desconto)}.`);
      expect(await isWide()).toBe(false);
      expect(await violations()).toEqual([]);
    });

    it('is invoiced to the company that is named at the payment', async () => {
      await compra.next();
      const asks = $('//label[normalize-space(.)="Preciso da nota em nome de uma empresa"]');
      await asks.waitForClickable({ timeout: 60_000 });
      await asks.click();
      await $('aria/CNPJ').waitForDisplayed({ timeout: 60_000 });
      await fill($('aria/CNPJ'), CNPJ.replace(/\W/g, ''));
      await fill($('aria/Razão social'), EMPRESA);
      expect(await violations()).toEqual([]);
      await press('Usar esta empresa');
      await says(`${EMPRESA}, CNPJ ${CNPJ}`);
      expect(centavos(await total().getText())).toBe(cheio - desconto);
      expect(await isWide()).toBe(false);
      expect(await violations()).toEqual([]);
    });

    it('has the company on the ticket that was paid, and on its PDF', async () => {
      await compra.payWithPix();
      const pedidoId = new URL(await browser.getUrl()).searchParams.get('pedido') ?? '';
      await pix.pay();
      await $('aria/Baixar PDF').waitForDisplayed({ timeout: 60_000 });
      await says(`${EMPRESA}, CNPJ ${CNPJ}`);
      const caller = await signInElsewhere(EMAIL);
      const { totalCentavos, itens } = await readOrder(caller, pedidoId);
      expect(totalCentavos).toBe(cheio - desconto);
      const words = pdfText(await caller.download(`/Bilhetes/${itens[0]?.bilheteId}/Pdf`));
      expect(words).toContain(EMPRESA);
      expect(words).toContain(CNPJ);
      expect(await isWide()).toBe(false);
      expect(await violations()).toEqual([]);
    });

    it('tells when to leave home by the way to the terminal, which this device keeps', async () => {
      const parte = (await $('.it-ticket__time').getText()).slice(0, 5);
      const sair = minutesBefore(parte, 30 + 45);
      const trajeto = $('aria/Tempo até o terminal');
      await trajeto.scrollIntoView({ block: 'center' });
      await trajeto.selectByAttribute('value', '45');
      await says(`Saia de casa às ${sair}`);
      await says('O caminho leva 45min.');
      await browser.refresh();
      await says(`Saia de casa às ${sair}`);
      expect(await isWide()).toBe(false);
      expect(await violations()).toEqual([]);
    });
  });
}
