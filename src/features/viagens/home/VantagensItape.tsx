import type { ReactNode } from 'react';
import { useBrand } from '../../../ui/brand/BrandContext';
import { Band } from '../../../ui/Band/Band';
import { Benefit } from '../../../ui/Band/Benefit';
import { Grid } from '../../../ui/Grid/Grid';
import { PixIcon } from '../../../ui/icons/PixIcon';
import { SeatIcon } from '../../../ui/icons/SeatIcon';
import { ShieldIcon } from '../../../ui/icons/ShieldIcon';
import { TicketIcon } from '../../../ui/icons/TicketIcon';
import { msg, t, translated } from '../../../words/t';

interface Vantagem {
  icon: ReactNode;
  titulo: string;
  texto: string;
}

const vantagens: readonly Vantagem[] = [
  {
    icon: <ShieldIcon size={28} />,
    titulo: msg('O preço é um só'),
    texto: msg('Tarifa, pedágio, taxa de embarque e seguro já estão no valor que você vê na busca.'),
  },
  {
    icon: <SeatIcon size={28} />,
    titulo: msg('A poltrona é sua'),
    texto: msg('Escolha no mapa do ônibus. Ela fica reservada por dez minutos enquanto você compra.'),
  },
  {
    icon: <PixIcon size={28} />,
    titulo: msg('Pix na hora'),
    texto: msg('Pagou, o bilhete aparece. Sem cadastro de cartão e sem esperar confirmação por e-mail.'),
  },
  {
    icon: <TicketIcon size={28} />,
    titulo: msg('Bilhete no celular'),
    texto: msg('Embarque com o código na tela. O PDF e a agenda estão a um toque.'),
  },
];

/** Four benefits of the product. */
export function VantagensItape() {
  const { nome: empresa } = useBrand();
  return (
    <Band id="vantagens" title={t('Viajar de {empresa}', { empresa })}>
      <Grid min={15} gap={6} rowGap={2} list>
        {vantagens.map(({ icon, titulo, texto }) => (
          <li key={titulo}>
            <Benefit icon={icon} title={translated(titulo)}>
              {translated(texto)}
            </Benefit>
          </li>
        ))}
      </Grid>
    </Band>
  );
}
