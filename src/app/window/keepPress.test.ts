import { keepPress } from './keepPress';

describe('a press on a drawn page', () => {
  const pressed: string[] = [];
  const draw = (...names: string[]) => {
    document.body.innerHTML = names.map((name) => `<button aria-label="${name}"><i>x</i></button>`).join('');
  };
  const come = () => {
    for (const button of document.querySelectorAll('button'))
      button.addEventListener('click', () => pressed.push(button.getAttribute('aria-label') ?? ''));
    dispatchEvent(new Event('itape:vivo'));
  };
  beforeEach(() => pressed.splice(0));

  it('reaches the button of its name once the app is there, the last press alone, and once', () => {
    draw('Abrir menu', 'Assistente');
    keepPress();
    document.querySelectorAll('i').forEach((icon) => icon.click());
    draw('Conta', 'Abrir menu', 'Assistente');
    come();
    expect(pressed).toEqual(['Assistente']);
    dispatchEvent(new Event('itape:vivo'));
    document.querySelector('button')?.click();
    expect(pressed).toEqual(['Assistente', 'Conta']);
  });

  it('is nothing where no button was pressed, or none of the name came', () => {
    draw('Abrir menu');
    keepPress();
    come();
    expect(pressed).toEqual([]);
    keepPress();
    document.querySelector('button')?.click();
    draw('Conta');
    come();
    expect(pressed).toEqual(['Abrir menu']);
  });
});
