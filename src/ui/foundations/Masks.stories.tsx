import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { Live } from '../docs/Live';
import { MaskedTextInput } from '../MaskedTextInput/MaskedTextInput';
import { masks } from '../MaskedTextInput/masks';
import type { MaskName } from '../MaskedTextInput/masks';
import { Sheet, SheetSection } from './Sheet';

interface MaskUse {
  label: string;
  note: string;
  /** Sample as it would be pasted. */
  typed: string;
  autoComplete?: string;
}

const uses: Record<MaskName, MaskUse> = {
  cpf: { label: 'CPF', note: 'Onze dígitos, com dois verificadores.', typed: '52998224725' },
  cnpj: { label: 'CNPJ', note: 'Doze dígitos ou letras e dois dígitos.', typed: '11222333000181' },
  celular: {
    label: 'Celular',
    note: 'DDD e nove dígitos; vai ao servidor com +55.',
    typed: '11987654321',
    autoComplete: 'tel-national',
  },
  cep: { label: 'CEP', note: 'Oito dígitos.', typed: '01310100', autoComplete: 'postal-code' },
  data: { label: 'Data de nascimento', note: 'Dia, mês e ano, nesta ordem.', typed: '05121987', autoComplete: 'bday' },
  cnh: { label: 'CNH', note: 'Onze dígitos, sem pontuação.', typed: '02650306461' },
  cartaoNumero: {
    label: 'Número do cartão',
    note: 'De quatro em quatro, como está no cartão.',
    typed: '4111111111111111',
    autoComplete: 'cc-number',
  },
  cartaoValidade: { label: 'Validade', note: 'Mês e ano com dois dígitos.', typed: '1231', autoComplete: 'cc-exp' },
  cartaoCvv: { label: 'Código de segurança', note: 'Três ou quatro dígitos.', typed: '123', autoComplete: 'cc-csc' },
};
const isMask = (name: string): name is MaskName => name in uses;
const maskNames = Object.keys(masks).filter(isMask);

function MaskTile({ mask }: { mask: MaskName }) {
  const { label, note, autoComplete } = uses[mask];
  return (
    <li className="it-plate__tile">
      <Live initial="">
        {(value, change) => (
          <>
            <MaskedTextInput
              mask={mask}
              name={mask}
              label={label}
              hint={note}
              value={value}
              onChange={change}
              autoComplete={autoComplete ?? 'off'}
            />
            <p className="it-plate__note">
              Máscara <code>{masks[mask]}</code>
            </p>
            <p className="it-plate__note">
              Valor <code>{value || '(vazio)'}</code>
            </p>
          </>
        )}
      </Live>
    </li>
  );
}

function Masks() {
  return (
    <Sheet
      title="Máscaras"
      lede="A máscara põe os pontos e os traços para que a pessoa só pense nos números. Quem cola com ou sem pontuação chega ao mesmo lugar."
    >
      <SheetSection title="Todas, para experimentar" text="9 vale por um dígito. O que não cabe na máscara não entra.">
        <ul className="it-plate__grid">
          {maskNames.map((mask) => (
            <MaskTile key={mask} mask={mask} />
          ))}
        </ul>
      </SheetSection>
      <SheetSection
        title="Regras"
        text="Máscara é forma, não é conferência: se o CPF existe, quem diz é a validação, depois que a pessoa deixa o campo. Use máscara só onde todos escrevem igual; RG e passaporte mudam de estado para estado e de país para país, e ficam sem. O teclado do celular abre nos números."
      />
    </Sheet>
  );
}

const meta: Meta<typeof Masks> = { title: 'Fundamentos/Máscaras', component: Masks };
export default meta;

export const All: StoryObj<typeof Masks> = {
  name: 'Máscaras',
  play: async ({ canvasElement }) => {
    const cpf = within(canvasElement).getByRole('textbox', { name: 'CPF' });
    await userEvent.type(cpf, uses.cpf.typed);
    await expect(cpf).toHaveValue('529.982.247-25');
    const celular = within(canvasElement).getByRole('textbox', { name: 'Celular' });
    await userEvent.type(celular, uses.celular.typed);
    await expect(celular).toHaveValue('(11) 98765-4321');
  },
};
