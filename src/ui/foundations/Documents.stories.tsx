import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { rotulosDocumento, tiposDocumento, tpDocBpe } from '../../domain/base/pessoa/documento';
import type { TipoDocumento } from '../../domain/base/pessoa/documento';
import { isDocumento, mensagemDocumento } from '../../domain/base/pessoa/documentoNumero';
import { CheckCircleIcon } from '../icons/CheckCircleIcon';
import { Select } from '../Select/Select';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { TextInput } from '../TextInput/TextInput';
import { Sheet, SheetSection } from './Sheet';

const uses: Record<TipoDocumento, { rule: string; sample: string }> = {
  cpf: { rule: 'Onze dígitos, com dois verificadores.', sample: '529.982.247-25' },
  rg: { rule: 'De 5 a 14 letras e dígitos; cada estado escreve do seu jeito.', sample: 'MG-12.345.678' },
  cnh: { rule: 'Onze dígitos, com dois verificadores.', sample: '02650306461' },
  passaporte: { rule: 'De 6 a 12 letras e dígitos, de qualquer país.', sample: 'FX123456' },
  tituloEleitor: { rule: 'Doze dígitos: sequência, estado e dois verificadores.', sample: '1023 8501 0671' },
};
const isTipo = (tipo: string): tipo is TipoDocumento => tipo in uses;
const tipos = Object.keys(tiposDocumento).filter(isTipo);
const options = tipos.map((tipo) => ({ value: tipo, label: rotulosDocumento[tipo] }));

/** A field that validates a number against its type. */
function TryDocument() {
  const [tipo, setTipo] = useState<TipoDocumento>('cpf');
  const [numero, setNumero] = useState('');
  const isValid = isDocumento(tiposDocumento[tipo], numero);
  const error = numero && !isValid ? mensagemDocumento(tiposDocumento[tipo]) : undefined;
  return (
    <div className="it-plate__grid">
      <Select
        name="tipo"
        label="Tipo de documento"
        value={tipo}
        options={options}
        onChange={(value) => isTipo(value) && setTipo(value)}
      />
      <TextInput
        name="numero"
        label="Número"
        value={numero}
        onChange={setNumero}
        {...(error && { error })}
        hint={`Por exemplo, ${uses[tipo].sample}`}
      />
      <p role="status">
        {isValid && (
          <StatusBadge kind="success" icon={<CheckCircleIcon size={16} />}>
            Número válido
          </StatusBadge>
        )}
      </p>
    </div>
  );
}

function Documents() {
  return (
    <Sheet
      title="Tipos de documento"
      lede="Os cinco documentos com que se viaja, com o código da especificação (seção 3) e o que o bilhete eletrônico usa no lugar."
    >
      <SheetSection title="Os cinco">
        <ul className="it-plate__grid">
          {tipos.map((tipo) => (
            <li key={tipo} className="it-plate__tile">
              <p className="it-plate__name">
                {tiposDocumento[tipo]} · {rotulosDocumento[tipo]}
              </p>
              <p>{uses[tipo].rule}</p>
              <p className="it-plate__note">
                Exemplo <code>{uses[tipo].sample}</code>
              </p>
              <p className="it-plate__note">
                No BP-e <code>tpDoc {tpDocBpe[tiposDocumento[tipo]]}</code>
              </p>
            </li>
          ))}
        </ul>
      </SheetSection>
      <SheetSection title="Para experimentar" text="A mesma regra que o formulário e o servidor usam.">
        <TryDocument />
      </SheetSection>
      <SheetSection
        title="Como se mostra"
        text="Fora do bilhete, um documento aparece só com os três últimos caracteres. Guarda-se sem pontuação, em maiúsculas."
      />
    </Sheet>
  );
}

const meta: Meta<typeof Documents> = {
  title: 'Fundamentos/Tipos de documento',
  component: Documents,
};
export default meta;

export const All: StoryObj<typeof Documents> = {
  name: 'Tipos de documento',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const numero = canvas.getByRole('textbox', { name: 'Número' });
    await userEvent.type(numero, '529.982.247-24');
    await expect(canvas.getByText(mensagemDocumento(tiposDocumento.cpf))).toBeVisible();
    await userEvent.type(numero, '{Backspace}5');
    await expect(canvas.getByText('Número válido')).toBeVisible();
  },
};
