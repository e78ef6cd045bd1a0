// Disclosures of one name close each other, also in browsers that don't see to it themselves.
$('details[name]', (details) => {
  details.addEventListener('toggle', () => {
    if (!details.open) return;
    $('details[open][name]', (other) => {
      if (other !== details && other.name === details.name) other.open = false;
    });
  });
});
