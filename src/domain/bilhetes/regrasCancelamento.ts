import { sayTextoDaLei } from '../base/textoDaLei';
import { t } from '../../words/t';

/** The legal policy (`politica`) of an order, in numbers. */
interface Politica {
  horasMinimas: number;
  pctMulta: number;
  pctRemarcacao: number;
  diasArrependimento: number;
  diasValidade: number;
  baseLegal: string;
}

const prazo = (dias: number): string => (dias >= 365 ? t('1 ano') : t('{n} dias', { n: dias }));

/** Cancellation and exchange rules in words, from the policy at purchase. */
export const regrasCancelamento = (politica: Politica): string[] => [
  t('Desistiu em até {n} dias da compra, sem usar o bilhete: devolvemos tudo.', { n: politica.diasArrependimento }),
  t('Até {n} horas antes da partida: cancele com multa de até {pct}% da tarifa, ou remarque sem multa.', {
    n: politica.horasMinimas,
    pct: politica.pctMulta,
  }),
  t('Depois disso, ou se perder o ônibus: não há reembolso; remarque pagando até {pct}% da tarifa.', {
    pct: politica.pctRemarcacao,
  }),
  t('O bilhete vale por {prazo} desde a emissão e pode ser transferido a outra pessoa. ({baseLegal})', {
    prazo: prazo(politica.diasValidade),
    baseLegal: sayTextoDaLei(politica.baseLegal),
  }),
];
