import { useState } from 'react';
import type { EncomendaPrePostada } from '../../../domain/wire/encomendas/encomendas';
import { useBrand } from '../../../ui/brand/BrandContext';
import { Button } from '../../../ui/Button/Button';
import { PrintSheet } from '../../../ui/PrintSheet/PrintSheet';
import { SheetPile } from '../../../ui/PrintSheet/SheetPile';
import { Stack } from '../../../ui/Stack/Stack';
import { Tabs } from '../../../ui/Tabs/Tabs';
import { declaracaoDe, etiquetasDe } from './folhasEncomenda';

/** Printable labels and declaration of a parcel; the visible one is printed. */
export function Folhas({ encomenda }: { encomenda: EncomendaPrePostada }) {
  const { nome: empresa } = useBrand();
  const [aberta, setAberta] = useState('etiqueta');
  const declaracao = declaracaoDe(encomenda, empresa);
  const etiquetas = etiquetasDe(encomenda, empresa);
  const folhas = [
    { id: 'etiqueta', label: etiquetas.length === 1 ? 'Etiqueta' : 'Etiquetas', sheets: etiquetas },
    ...(declaracao ? [{ id: 'declaracao', label: 'Declaração de conteúdo', sheets: [declaracao] }] : []),
  ];
  return (
    <Tabs
      label="Para imprimir"
      value={aberta}
      onChange={setAberta}
      tabs={folhas.map(({ id, label, sheets }) => ({
        id,
        label,
        content: (
          <Stack gap={4}>
            <div>
              <Button variant="secondary" onClick={() => window.print()}>
                {`Imprimir ${label.toLowerCase()}`}
              </Button>
            </div>
            <SheetPile>
              {sheets.map((sheet) => (
                <PrintSheet key={sheet.title} {...sheet} />
              ))}
            </SheetPile>
          </Stack>
        ),
      }))}
    />
  );
}
